/**
 * The words of orders, each with a letter for its kind: `read-part.ts` looks for patterns in the letters of an order.
 */
import { PLACES, type StateCode } from "./indian-states.ts";

/**
 * One to ninety-nine in their spellings, in Devanagari where the sound does not tell. "do", "tin", "sat" and "saath"
 * mean other things too.
 */
const NUMBERS = `
one ek एक,two,three teen तीन,four char chaar चार,five panch paanch पांच,six chhah chhe chah chheh छह छ छे,
seven saat सात,eight aath ath आठ,nine nau नौ,ten das दस,eleven gyarah gyara ग्यारह,twelve barah baarah बारह,
thirteen terah तेरह,fourteen chaudah choudah चौदह,fifteen pandrah पंद्रह,sixteen solah सोलह,
seventeen satrah sattrah सत्रह,eighteen atharah अठारह,nineteen unnis unnees,twenty bees बीस,ikkis,
bais baees baais बाईस,teis teees tayis तेईस,chaubis,pachis pachchis,chhabbis,sattais,atthais,untis unatis,
thirty tees तीस,iktis ikattis,battis,taintis tentis,chauntis,paintis,chhattis,saintis,adtis artis,untalis,
forty fourty chalis,iktalis,bayalis,taintalis,chauvalis chavalis,paintalis,chhiyalis,saintalis,adtalis artalis,
unchas,fifty pachas पचास,ikyavan,bavan बावन,tirpan,chauvan,pachpan,chhappan छप्पन,sattavan,atthavan,unsath,
sixty साठ,iksath,basath बासठ,tirsath tresath,chaunsath,painsath,chhiyasath,sadsath sarsath,adsath arsath,unhattar,
seventy sattar सत्तर,ikhattar इकहत्तर,bahattar,tihattar,chauhattar,pachhattar pachahattar,chhihattar,
satattar satahattar,athhattar athahattar,unasi unyasi,eighty assi अस्सी,ikyasi,bayasi,tirasi,chaurasi,pachasi,
chhiyasi,satasi,athasi,navasi,ninety nabbe नब्बे,ikyanve,banve,tiranve,chauranve,panchanve pachanve,chhiyanve,
sattanve,atthanve,ninyanve`;

/**
 * Each kind's letter, with the value of its words if they have one. & separates; F stands before a customer's name or a
 * place, K after a name. i stands before a place, w and m after it. v is asking: after it "do" is no number. g and the
 * goods S are never a customer. C takes back what was said, D means several goods, Q doubts or asks, E is an occasion, a
 * part of an address.
 */
const KINDS = `
& and aur और plus तथा एवं
d2 do दो
z dozen dozens darjan darzan दर्जन
H hundred sau सौ
A1 a an
o of ka ke ki का के की
w wali wale wala vali vale vala waali se वाली वाले वाला से
m me mein main pe par tak में मे पर तक
i in at from place city town address jagah pata जगह पता
F for to name naam customer buyer नाम ग्राहक
K ko liye lie को लिए लिये
v de bhej bhejo kar likh dila bana de दे भेज कर लिख दिला
f the please pls plz plzz kindly send give get would will like ill id i we us my need want wants can could may you your is this here its order orders take book qty quantity only hi hello hey namaste namaskar thanks thank thx thnx gimme ok okay sir madam dear mujhe mujhko hum humko hame hamen hamein mere mera hamare chahiye chahie chahiyen bhejna bhejdo bhejiye bhejdena dedo dedena dena dijiye dijie kijiye lena lunga lungi hai hain kripya zara by pay paying paid via upi cash cod gpay phonepe paytm online delivery deliver ship मुझे मुझको हमें हमे हमको मेरे मेरा मेरी हमारे चाहिए चाहिये भेजना भेजो भेजिए भेजिये देना दीजिए दीजिये दिजिए कीजिए लेना है हैं कृपया ज़रा प्लीज़ प्लीज यूपीआई कैश नमस्ते धन्यवाद ऑर्डर आर्डर हैलो just courier arrange dispatch phone mobile ph mob बस फ़ोन मोबाइल
u piece pieces pc pcs nos jar jars bottle bottles packet packets pkt pkts pack packs pouch pouches tins unit units box boxes dabba dabbe dibba shishi paiket nag bar bars पीस पैकेट पैक जार बोतल डिब्बा डिब्बे नग शीशी मर्तबान बॉक्स
T tin
R ₹ rs inr rupee rupees rupaye rupay rupiya रु रुपये रुपए रुपया रूपये
x x × times
C no not nahi nahin nai na mat sorry actually wait oops instead rather mean make change cancel remove hatao hata minus without except bina dont scratch forget galti balki ruko matlab correction नहीं नही मत सॉरी रुको बिना कैंसल हटाओ हटा बल्कि गलती
Q have has how much many what when why who which there price cost rate or kitna kitne kitni kya kab ya if maybe about around कितना कितने कितनी क्या कब या
D each both all every per dono teeno sab दोनों तीनों सब
g today tomorrow tonight morning evening monday tuesday wednesday thursday friday saturday sunday aaj kal now asap urgent jaldi free sale dinner lunch breakfast home office shop sure people person more another extra some few आज कल जल्दी घर
S juice tea coffee jam leaf leaves rice oil mango garlic ginger potato water milk sugar salt ghee honey sauce masala powder papad murukku sweets laddu ladoo cake soap kurta saree shirt tote stole pickle podi chips जूस चाय कॉफ़ी कॉफी आम तेल चावल पानी दूध नमक चीनी घी शहद मसाला पापड़ लड्डू
t ji mr mrs ms miss dr shri shree smt sri aunty auntie uncle didi bhai bhaiya bhaiyya bhabhi chachi chacha amma chechi chettan akka anna sahab saab sahib जी श्री श्रीमती डॉ मिस्टर मिसेज़ मिसेज मिस आंटी अंकल दीदी भाई भैया भाभी चाची चाचा अम्मा साहब
N meera mira anil sunil ravi ramesh suresh mahesh rajesh mukesh rakesh dinesh ganesh naresh priya pooja puja anita sunita kavita savita geeta gita seeta sita reena rina meena mina neha nisha asha usha aarti arti anjali deepa dipa deepak rahul rohit amit sumit ankit vikas vikram vijay ajay sanjay manoj vinod pramod arjun karan arun varun tarun kiran shyam mohan sohan rohan krishna gopal lata rekha radha lakshmi laxmi divya vidya maya jaya leela lila sneha shreya kavya ananya aditi aditya nikhil akash prakash pankaj neeraj anand ashok alok imran salman aisha fatima farida zoya ayesha thomas mathew george jacob joseph mary maria john peter kurian nair menon iyer pillai varghese sharma verma gupta singh kumar kumari patel shah joshi reddy rao khan bose mehta agarwal mishra tiwari yadav jain kabir tara dev rhea मीरा रवि नेहा पूजा गीता सीता रीना मीना निशा आशा उषा रेखा राधा लता अजय अमित राम
n2 couple
G1 g gm gms gr gram grams graam ml ग्राम मिली
G1000 kg kgs kilo kilos kilogram l ltr litre litres liter किलो केजी लीटर
h0.25 quarter paav pav पाव
h0.5 half aadha adha aadhi आधा आधी ½
h1.5 dedh डेढ़
h2.5 dhai dhaai ढाई
E diwali holi eid onam christmas birthday gift party wedding दिवाली होली पार्टी shaadi शादी
a road street st lane nagar marg colony sector block flat house villa apartment apartments plot near opposite opp gali रोड नगर मार्ग कॉलोनी सेक्टर फ़्लैट मकान गली`;

const FOLDED: Readonly<Record<string, string>> = { ph: "f", ck: "k", aa: "a", ee: "i", oo: "u", w: "v", z: "j" };
/** "achaar", "aachar" and "acchar" are one word. */
const latinKey = (word: string): string =>
  word
    .replace(/ph|ck|aa|ee|oo|[wz]/g, (letters) => FOLDED[letters] ?? "")
    .replace(/([bcdgjkptsl])h+/g, "$1")
    .replace(/n(?=[bpm])/g, "m")
    .replace(/(.)\1+/g, "$1")
    .replace(/(.{2})h$/, "$1");

/** Devanagari does not write the "a" of a Latin key. */
const soundOfLatin = (key: string): string =>
  key
    .replace(/(?!^)a/g, "")
    .replace(/[ey]/g, "i")
    .replace(/o/g, "u")
    .replace(/f/g, "p")
    .replace(/m(?=[bp])/g, "n")
    .replace(/(.)\1+/g, "$1");

/** The sounds of the signs from U+0901 to U+094C. */
const SOUNDS = "nn  aaiiuu    iiu uukkggnccjjnttddnttddnnppbbmirrlllvsssh    aiiuu    iiu uu";
/** "जयपुर" and "jaipur" are both "jipur". */
const soundOfDevanagari = (word: string, flap = "r"): string =>
  soundOfLatin(
    word
      .normalize("NFD")
      .replace(/[डढ]\u093c/g, flap)
      .replace(/\u094dह/g, "")
      .replace(/[ऋृ]/g, "रि")
      .replace(/\P{ASCII}/gu, (sign) => SOUNDS[sign.charCodeAt(0) - 0x901]?.trim() ?? ""),
  );

/** A word in one spelling: without dots below, with one sign for all nasals, long and short alike. */
const devanagariKey = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/[\u093cः]/g, "")
    .replace(/[ङञणनम]्(?=[क-ह])|ँ/g, "ं")
    .replace(/[ईऊीू]/g, (long) => String.fromCharCode(long.charCodeAt(0) - 1))
    .replace(/([क-ह])्\1/g, "$1")
    .replace(/([क-ह])्(?=[क-ह])/g, "$1");

const isDevanagari = (word: string): boolean => /[\u0900-\u097f]/.test(word);
/** The key of a word in lower case. Short Latin words are compared as typed: "no", "now" and "nau" differ. */
export const keyOf = (word: string): string =>
  isDevanagari(word) ? devanagariKey(word) : word.length < 5 ? word : latinKey(word);

function find<Known>(list: ReadonlyMap<string, Known>, word: string): Known | undefined {
  const found = list.get(keyOf(word));
  if (found || !isDevanagari(word)) return found;
  // "ड़" is an r or a d in Latin letters: "छत्तीसगढ़", "विजयवाड़ा".
  return list.get(`~${soundOfDevanagari(word)}`) ?? list.get(`~${soundOfDevanagari(word, "d")}`);
}

type Known = { letter: string; value?: number };
const words = new Map<string, Known>();
function add(word: string, known: Known): void {
  words.set(keyOf(word), known);
  const sound = isDevanagari(word) ? "" : soundOfLatin(latinKey(word));
  // Shorter words in Devanagari have other meanings by their sound: "सात" and "साथ".
  if (sound.length > 3 && /[nN]/.test(known.letter)) words.set(`~${sound}`, known);
}
const rowsOf = (list: string): string[][] =>
  list
    .trim()
    .split(/,?\n/)
    .map((row) => row.split(" "));
for (const [head = "", ...row] of rowsOf(KINDS))
  for (const word of row) add(word, { letter: head[0] ?? "", value: Number(head.slice(1)) || undefined });
for (const [index, row] of NUMBERS.trim().split(/,\n?/).entries())
  for (const word of row.split(" ")) add(word, { letter: "n", value: index + 1 });

/** The state of a place, and whether its name is a person's too. */
type Place = { letter: "L" | "M"; state: StateCode };
const places = new Map<string, Place>();
for (const [state, ...row] of rowsOf(PLACES))
  for (const word of row) {
    const place: Place = { letter: word.endsWith("?") ? "M" : "L", state: state as StateCode };
    const name = word.replace("?", "");
    places.set(keyOf(name), place).set(`~${soundOfLatin(latinKey(name))}`, place);
  }

export const wordOf = (word: string): Known | undefined => find(words, word);
export const placeOf = (word: string): Place | undefined => find(places, word);
