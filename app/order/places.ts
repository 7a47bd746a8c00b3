/**
 * The states and union territories by the code on their number plates, each with its larger towns, as people write them in
 * Latin letters.
 */
export const places = {
  AN: "andaman nicobar",
  AP: "andhra vijayawada visakhapatnam vizag tirupati",
  AR: "arunachal",
  AS: "assam asam guwahati",
  BR: "bihar patna",
  CG: "chhattisgarh raipur",
  CH: "chandigarh",
  DD: "daman diu dadra",
  DL: "delhi dilli",
  GA: "goa panaji",
  GJ: "gujarat gujrat ahmedabad ahamadabad surat vadodara baroda rajkot",
  HP: "himachal shimla",
  HR: "haryana gurgaon gurugram faridabad",
  JH: "jharkhand ranchi jamshedpur",
  JK: "jammu kashmir srinagar",
  KA: "karnataka karnatak bangalore bengaluru bainglor mysore mysuru mangalore",
  KL: "kerala keral kochi cochin thrissur kozhikode calicut kollam kottayam kannur palakkad alappuzha trivandrum thiruvananthapuram",
  LA: "ladakh leh",
  LD: "lakshadweep",
  MH: "maharashtra mumbai bombay pune nagpur nashik thane",
  ML: "meghalaya shillong",
  MN: "manipur imphal",
  MP: "madhya bhopal indore indaur gwalior jabalpur",
  MZ: "mizoram",
  NL: "nagaland",
  OD: "odisha orissa bhubaneswar cuttack",
  PB: "punjab ludhiana amritsar",
  PY: "puducherry pondicherry",
  RJ: "rajasthan jaipur jaypur jodhpur udaipur kota",
  SK: "sikkim gangtok",
  TG: "telangana hyderabad haidarabad warangal",
  TN: "tamil tamilnadu chennai madras coimbatore madurai salem trichy",
  TR: "tripura agartala",
  UK: "uttarakhand dehradun haridwar",
  UP: "uttar lucknow lakhnau lakhanau kanpur noida agra varanasi ghaziabad",
  WB: "bengal kolkata calcutta howrah siliguri",
} as const;

export type StateCode = keyof typeof places;
