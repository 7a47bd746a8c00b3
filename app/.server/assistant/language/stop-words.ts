/**
 * Stage 6 of reading a question (`language.ts` names them all), its words without a subject. A stop word is never compared; a
 * light word is, and counts for little. English and Hindi as they are typed: a list of words, each once, and nothing else.
 */

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Words that say how something is asked and not what about. */
export const stopWords = listOf(`
  a an the and or but if then than so as at by for from in into of off on onto out over to up with within upon about
  am is are was were be been being do does did doing done have has had having can could may might must shall should will would
  i me my mine we us our ours you your yours he him his she her hers it its they them their theirs this that these those there here
  not no nor only own same too very just also again once both each few more most other some such any all every either neither
  what which who whom whose when where why how much many
  please pls plz kindly tell know say says let lets want wants wanted need needs like likes get gets getting got give gives given
  im ive id ill youre theyre dont doesnt didnt cant couldnt wont wouldnt shouldnt mustnt neednt isnt arent wasnt werent hasnt havent hadnt whats wheres hows whos thats
  hi hey hello ok okay yes oh well actually really even ever still yet already now soon
  ka ke ki ko se mein mai main par pe hai hain ho hoga hogi hoge hota hoti hote tha thi kya kyaa aur ya toh bhi na nahi nahin mat
  mera meri mere mujhe mujhko hum hume humein hamara hamare hamari aap aapka aapke aapki apna apne apni tum tera tere
  kar karo karna karne karte karta karti kare karen karein karun karu karke kiya kije kijiye kijie sakta sakte sakti sakun saku sake sakenge
  jaa ja jao jana jaun jata jate jati jaye jayega de dena dete deta deti dega denge dijiye dijie le lo lena lete leta leti lega lun lu lene
  liye lie wala wale wali waala ek koi kuch kuchh sab sabhi yeh ye woh wo vo isse usse iska uska agar jab tab abhi phir fir sirf bas
  hone hona bhar hisaab hisab matlab taki jaise waise tak pata lage lagi kahiye zyada jyada kam
  padega padegi padta padhega lagaana sunao dikhao kisi
  aa aana aata aati aate aaya aaye aayega aayegi aayenge aao aake aaenge ayega ayenge aayi likh likhna likhe likhun dikh dikhta dikhega dekho dekhna dekhun bhejun
  chal chalta chalti chalega chalegi banta banti banega banegi banana banao ban rakh rakhna rakhta rakhte rakhega puch poochna puchna samajh samjha bolna bolo
  hoon hun hu rha rhe rhi krna krte kr krta krti kru krun hojayega hojaega jaenge jayenge jaaye jae paunga paenge paun
  raha rahe rahi hua hue hui lagta lagte lagti lagega lagegi lagenge chahiye chahie chahta chahte chahti milta milte milti milega milegi milenge mile mil
  batao bataiye bataye bata btao samjhao bhai bhaiya didi ji yaar sir madam plzz
  sabse ne sa si doge dogi karoge karogi karenge lenge loge rahega rahegi rahenge unka unki unke inka inki inke jinka kisne aise vaise jaisa
  jaisi itna itne itni keval kaafi kafi rakha rakhi rakhe agla agle pichla pichle tarah taraf pas paas yahan wahan idhar udhar
  har bande bando chalana chalani payegi payega karwa karwau hogaya hojaye hogya nhi nai kbhi kabhi hamesha accha acha
  jo gaya gaye gayi gye gya gai diya diye du dun rakho
  kab kaun kon kahan kaha kaise kese kyun kyon kyu kidhar konsa kaunsa kaunse kis kise kisko
`);

/** Words that could stand in a question about anything: they rank answers, and hardly count for whether one fits. */
export const lightWords = listOf(`
  use using used user usage work works working way ways thing things something anything someone anyone somebody anybody everyone
  people person make makes making made take takes taking taken put go goes going went come coming keep find show shows see look looking
  help helps helping handle manage managing management deal happen happens happening mean means possible able allow allows kind sort type
  brand business company small product app application software platform tool system service solution feature features module modules part parts
  ladoo laddoo laddu smoothie detail details info information explain describe difference question answer page website site
  start begin day days time times long first new old good better best big little lot bit total whole full different
  exactly simply roughly normally usually typically generally basically currently today tomorrow
  track keeps keeping forever stop program programme early ahead lose back resolution matter version policy process procedure facility guarantee mode period rule rules term terms condition conditions
  include includes included including inside behind between while during before after until since without per through against
  set add change try ask call name number place point side end run running turn move bring left right thanks thank
  one two three four five six seven eight nine ten
  available option options choose choice specific special separate another else
  kitna kitne kitni din samay waqt kaam cheez baat log logo logon banda
`);
