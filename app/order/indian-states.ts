import type { ownBill } from "#app/content/own-bill.ts";

export type StateCode = keyof typeof ownBill.states;

/**
 * The states by their code on number plates, with the words for each and its larger towns; a name of several words is
 * written in one, and "?" stands after one that people have too. A town of several states is left out.
 */
export const PLACES = `
AN andamanandnicobar andamannicobar andaman nicobar portblair portbleyar
AP andhrapradesh andhra vijayawada visakhapatnam vizag tirupati? guntur nellore nellor kurnool rajahmundry kakinada
AR arunachalpradesh arunachal itanagar
AS assam asam guwahati gauhati dibrugarh dibrugad silchar jorhat tezpur
BR bihar patna gaya? muzaffarpur bhagalpur darbhanga
CG chhattisgarh chattisgad raipur bhilai
CH chandigarh chandigad
DD dadranagarhaveli dadra damandiu damandiv daman? diu silvassa
DL delhi dilli dehli newdelhi newdilli nayidilli naidilli
GA goa gova northgoa southgoa panaji panjim margao mapusa
GJ gujarat gujrat ahmedabad ahmadabad amdavad surat vadodara baroda rajkot gandhinagar bhavnagar jamnagar
HP himachalpradesh himachal shimla dharamshala dharmshala manali? kullu
HR haryana gurgaon gurganv gudganv gurugram faridabad panipat ambala karnal rohtak hisar sonipat panchkula
JH jharkhand ranchi jamshedpur dhanbad bokaro
JK jammukashmir jammu kashmir srinagar
KA karnataka karnatak bangalore banglaur bainglor bengaluru bengalur bangluru mysore mysuru maisur mangalore manglaur mangaluru hubli hubballi belgaum belagavi udupi dharwad
KL kerala keral kochi cochin kochin ernakulam thrissur trichur kozhikode kozhikod calicut kalikat kollam kottayam kannur palakkad palghat alappuzha alappey alleppey malappuram wayanad trivandrum trivendram thiruvananthapuram munnar
LA ladakh leh kargil
LD lakshadweep lakshadeep
MH maharashtra mumbai bombay bambai navimumbai pune poona nagpur nashik nasik thane kolhapur solapur sholapur satara sangli ratnagiri nanded amravati
ML meghalaya shillong shilang
MN manipur imphal
MP madhyapradesh bhopal indore indaur gwalior gwaliyar jabalpur ujjain satna
MZ mizoram aizawl aizol
NL nagaland nagalaind kohima dimapur
OD odisha orissa udisa bhubaneswar bhuvaneshvar cuttack katak puri? rourkela raurkela
PB punjab panjab ludhiana amritsar jalandhar patiala bathinda mohali
PY puducherry pondicherry pondy pandicherry
RJ rajasthan jaipur jaypur jodhpur udaipur udaypur kota ajmer bikaner alwar pushkar? jaisalmer bhilwara sikar
SK sikkim gangtok gaingtok
TG telangana hyderabad haidarabad haidrabad hydrabad secunderabad sikandarabad warangal
TN tamilnadu tamilnad chennai madras coimbatore koyambatur kovai madurai salem? selam? trichy trichi tiruchirappalli tirunelveli erode vellore vellor ooty uti thanjavur nagercoil hosur
TR tripura agartala
UK uttarakhand uttaranchal dehradun haridwar rishikesh nainital haldwani roorkee mussoorie masuri
UP uttarpradesh lucknow lakhnau lakhanau kanpur noida greaternoida agra varanasi banaras benaras benares kashi? ghaziabad meerut merath prayagraj allahabad ilahabad mathura? bareilly barely moradabad muradabad aligarh aligad gorakhpur jhansi saharanpur ayodhya? vrindavan
WB westbengal bengal bangal pashchimbangal kolkata calcutta kalkatta howrah havra havda siliguri durgapur asansol darjeeling`;
