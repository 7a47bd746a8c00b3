/**
 * Weighs terms, after all stages of reading a question (`language.ts` names them): what the site's own texts can't teach of a
 * word. A foreign word is of a subject that the site does not cover, and a question that hangs on it is declined; an ordinary
 * word carries no subject, whatever the question is about.
 */
import { realWords } from "./real-words.ts";
import { stem } from "./stemming.ts";

export const MARKETPLACES: readonly string[] =
  "amazon flipkart meesho myntra nykaa ajio etsy ebay jiomart snapdeal indiamart".split(" ");

/** Other companies' products, devices, trades and topics. A question that hangs on one of them is declined. */
const FOREIGN = `
  ${MARKETPLACES.join(" ")}
  shopify woocommerce wordpress magento wix squarespace bigcommerce tradeindia udaan zoho vyapar khatabook okcredit mybillbook quickbooks xero
  freshbooks sap oracle netsuite odoo erpnext salesforce hubspot pipedrive freshworks freshdesk zendesk intercom
  mailchimp klaviyo brevo sendgrid wati interakt aisensy gallabox twilio gupshup razorpay paytm phonepe gpay
  googlepay cashfree payu stripe paypal instamojo billdesk juspay pinelabs mswipe ezetap billpay shiprocket delhivery
  bluedart dtdc xpressbees ekart ecom shadowfax nimbuspost pickrr unicommerce vinculum browntape easyecom increff
  canva figma notion slack trello asana jira airtable google facebook meta twitter tiktok youtube snapchat pinterest
  telegram netflix spotify apple microsoft openai chatgpt gpt gemini claude copilot alexa siri anthropic nvidia tesla
  zomato swiggy blinkit zepto instacart dunzo uber ola airtel jio tata reliance adani infosys wipro byju cred groww
  zerodha android ios iphone ipad mac macbook windows linux ubuntu playstore appstore apk tablet desktop chromebook
  smartwatch barcode rfid edc excel csv pdf powerpoint gmail outlook dropbox zapier webhook webhooks plugin sdk
  graphql extension widget payroll attendance timesheet loan loans lend lending lender emi insurance insure crypto bitcoin
  ethereum blockchain nft forex sensex nifty mutual ipo investor investors investment invest funding funded valuation
  vc venture turnover revenue equity esop esops ceo cto cfo coo cofounders competitor competitors rival alternative
  alternatives weather temperature cricket ipl football kohli dhoni movie bollywood actor actress lyrics recipe
  recipes election elections politics political politician minister modi rahul gandhi bjp congress government
  parliament war religion religious hindu muslim christian god astrology horoscope zodiac joke jokes riddle poem
  poems poetry haiku essay translate translation python py js javascript typescript java html css sql algorithm calculus
  equation algebra physics chemistry capital president planet medical doctor medicine disease covid vaccine diet
  calories symptom symptoms pregnancy dating girlfriend boyfriend sex sexy porn nude drugs weapon weapons bomb
  suicide kill flight flights hotel passport restaurant trademark trademarks patent copyright incorporation llp llc
  msme udyam fssai iec eway ewaybill einvoice einvoicing irn gstr3b gstr9 gstr2b gstr2a tds tcs itr pan tan cin dsc
  ledger bookkeeping depreciation audit audits budgeting seo adwords influencer influencers domain hosting template
  templates dropship dropshipping bom manufacturing erp hrms hr sms ivr loyalty voucher vouchers coupon
  coupons giftcard affiliate affiliates soc compliant compliance certified certification autopay reseller resellers franchise franchising whitelabel sso twofactor 2fa mfa iso
  soc2 hipaa gdpr pci ccpa fingerprint biometric biometrics tamil telugu kannada malayalam bengali marathi gujarati
  punjabi urdu odia assamese french german spanish arabic chinese japanese russian enterprise student students ngo
  nonprofit school schools hospital clinic gym salon hostel warehouse3pl franchisees lottery betting gambling casino
  fresher freshers immigration relocation bonus bulkupload drone robot
  robots telepathy multilingual language languages regional offlineapp vending subscriptionbox printer printers
  raja rani bhoot dragon fairy hair followers follower stain electricity bijli marriage homework rent landlord tenant biryani pizza chai car cars bike bikes vehicle payslip payslips hardware thermal weighing cctv barcodes qrscanner ondc overdraft mortgage bankruptcy divorce whatsappbot`
  .split(/\s+/)
  .filter(Boolean);

/** Everyday words; a question may hold them whatever it is about. */
const ORDINARY = `
  huh damn cool dude indeed ridiculous favor favour silly nonsense someday approach therefore explanation assure former impression insane incredible awful horrible
  terrific kick reality greater bright capable circumstance circumstances gotten letting nervous scary crazy mystery fate mate nightmare routine drag joy pathetic sucks complex unexpected
  tends lousy everyday smarter steady sensible logical opposite confess scratch stretch lazy fuss bucks penny extraordinary remarkable fabulous splendid marvelous magnificent
  fascinating impressive thrilled delighted exhausted concentrate introduce discover discovered investigate observe operate existence existing purposes latest greatest favorite favourite finest
  century forever anytime someplace roughly ballpark precise approx approximately eager keen intrigued puzzling handier speedy swift swiftly snappy
  nuksan ghata naam shehar ghar gaon tareeka tarike sawal jawab puchna chahie
  able absolutely accept accident across actual add advance afford again against age ago agree ahead alive allow
  almost along already although altogether always amazing annoying anybody anyhow anymore anyway anywhere
  apart appear appreciate appropriate arrange arrive aside assist assistance assume attempt attention
  average avoid aware away awesome awkward back bad barely basic basis bear beautiful become beforehand
  behave believe belong beside better beyond big bigger biggest bit blame boring bother bottom brief briefly bring
  brilliant broad build built bunch busy care careful case casual catch cause certain certainly chance chances check
  choose clear clearly clever close closely collect come comfortable common commonly compare complete completely
  complicated concern concerned confused confusing confusion consider considered consist constantly contain
  continue convenient correct correctly count couple course cover covered create curious current currently daily
  deal decent decide decision deep definitely depend depends describe deserve despite detail determine
  difference different difficult directly discuss double doubt down drop during each ease easier easiest easily easy
  effect effective effort elaborate else elsewhere enable end enjoy enough ensure enter entire entirely equal
  especially essentially eventually everybody everything everywhere exact exactly example excellent except
  excited exist expect expected explain extra extremely face facility fact fail fair fairly fall familiar
  fantastic far fast faster fault feel few figure fill final finally find fine finish firm first fit fix flow focus
  folks follow following force forget forward found frequent frequently friendly frustrating full fully fun
  function funny further gain general generally gentle genuine gist glad go goal gonna gotta grab gradually
  grasp great grow growth guess guide guidance guy guys half hand handful handle handy hang happen happy hard hardly
  hassle hear heard heavy hefty help helpful hence hold honest honestly hope hopefully huge idea ideal ideally ignore
  imagine immediate immediately important impossible improve inform initial inner inquire inquiry instance instead
  intend interest interested interesting involve involved issue judge keep kept key kind kinda kindly know
  knowing knowledge lack lacs large last late lately later lead learn least leave less level life light likely
  line link listen literally little live load local long look lose lot lots love lovely low lower luck lucky
  main mainly maintain major majority manage manner many mark matter maybe mean meaning means meant mention
  merely mess messy method middle might mind mine minor minute miss missing mix moment more moreover mostly
  move much multiple name namely narrow natural naturally near nearly neat necessarily necessary need neither never
  new next nice nobody none nope normal normally notice nothing now nowadays number obvious obviously occasion
  occasional occur odd often okay old once ones only ought ourselves overall overview own pace pain painful part
  particular particularly pass past patience pause peek perfect perfectly perform perhaps period
  person personally perspective pick picture piece plain plainly plan play please plenty point poor
  portion possible possibly practical precisely prefer prepare present pretty prevent previous previously primary
  prior probably problem procedure proceed process produce proper properly provide purpose push put puzzled quality
  question quick quickly quiet quit quite random range rarely rather reach ready real realise realize realistic
  really reason reasonable reasonably receive recent recently reckon reduce refer regard regarding regards regular
  regularly relate related relatively rely remain remaining remember remind repeat require required
  respect respond rest result right risk rough round rule run rush sad safe same scared scenario
  second section seem seems select sense separate separately serious seriously serve set several shall short
  should show side sign significant similar simple simpler simplest simply single sit situation skip slightly slow
  slowly small smart smooth smoothly solve somebody somehow someone something sometimes somewhat somewhere soon sort
  sound space spare specific specifically spend stage stand standard start state stay steep step stick still
  straight strange stress stressful strict strong struggle stuck stuff stupid style subject such sudden suddenly
  suffer sufficient suit suitable sum super supply suppose supposed sure surely surprise surprised swear
  sweet tackle take talk task tedious tell tend term terms terrible thank thanks thing think third
  thorough though thought through throughout thus tidy tie time tiny tip tips tired together tomorrow tonight too
  tool top topic total totally touch tough toward towards tricky trip trouble true truly trust truth try turn twice
  type typical typically ultimately unable unclear under understand understood undo unfortunately unlike unsure
  unusual upfront upset useful useless usual usually utilise utilize value various vast verify versus
  very via view virtually visit wait walk wanna warm waste watch way weak week weekly weird welcome well
  whatever whenever whereas wherever whether whichever while whole whoever wide willing wise wish within without
  wonder wondering wondered word work world worried worry worse worst worth worthwhile would write wrong yeah
  yesterday yup zero hassles clue clarify clarification possibility specifics particulars rundown summary summarise
  summarize summarized recap breakdown tiresome manually manual instantly instant
  straightaway rupee rs inr lakh lakhs crore hundred thousand pocket planning considering thinking deciding newbie
  beginner beginners amateur grandma grandmother mom mum mummy mother dad papa father brother sister husband wife
  cousin uncle aunt aunty partner friend buddy boss team jaldi achha accha theek thik bilkul zaroor zarurat pata bolo
  puchh samajh samajhna dikhao dikha chalta chalega banta banega banana karwana lagana rakhna rakh sakenge
  hamesha kabhi roz din raat shaam subah alag dusra doosra dusre doosre pehla pehle pahle baad andar bahar upar niche
  neeche sath saath bina bagair khud koi bahut bohot zyada jyada thoda thodi kam poora pura sahi galat naya naye
  purana purane chhota chota chhote bada bade madad milna samay waqt jagah wajah matlab yani arey are acha waise
  isliye kyunki lekin magar warna chalu dhanda karobar business bechna bech bechu bechta khareed bhejna bhej bhejo
  bhejun likhna likh padhna sunna sunao suno kab kaun kahan kahaan kaise kese kyun kyon kitna kitne kitni kidhar
  jisme jismein saree sarees sari saris frock frocks lehenga lehengas basket baskets baker bakers bakery bakeries quilt quilts cushion cushions pottery
  konsa kaunsa kaunse kaunsi konse konsi kinka kiska kisko kisne
  known baat absolute abuse accompany accurate acknowledge acquire active adapt additional adjust administer adopt advise alter
  alternate amaze ambitious analyse analyze anticipate anxious apologise apologize apparent applicable approve arise
  assemble assign associate attach attend attract authorize await beat beg bend beneficial blow boost borrow bounce
  bound brag bump burden burn cautious cease celebrate clash classify clean coach collapse combine communicate
  compel compensate compose conduct confident confuse consistent constant consult consume convert convey convince
  cooperate cope correspond crawl creative critical cruel crush cure dare deaf dedicated defend defer define
  delegate deny depart deprive desire despise destroy detect develop devote differ digest diligent dim disappear
  disappoint discard disconnect dismiss display displeased dispose dissatisfied distribute dodge donate dream drown
  dump durable dwell educate effortless elect eliminate embed embrace emerge employ encounter encourage endless
  endure engage enhance enormous enquire entertain entitle equip escape essential evaluate evolve examine exceed
  excite excuse execute explode explore expose express extend extensive extract fade fancy favourable fearless
  feasible fierce fight finalise finalize fire float fluctuate forgive formal fortunate fought fresh frustrate
  fulfil fulfill generous gradual greet guard halt harm harsh hate haunt heal healthy hesitate highlight hinder hit
  honor hungry hurry hurt identical identify ignorant illustrate impatient implement imply impose impress inclined
  incorporate indicate individual inevitable influence inherit initiate inject injure inspect inspire install
  instruct insult intact integral intense intent interact interfere invade irritate isolate jealous jump justify
  knock land lay lean leap liberal lick lift linger loose lure magical mandatory manipulate massive mature melt
  mental merge mild minimal mislead mistreat modify motivate mount murmur native navigate negative neglect negotiate
  neutral nominate nonstop notable obey object obtain occupy offend official omit oppose optimistic organise
  organize original outline outright overbill overcome overlook overnight overwhelm permanent persist persuade pitch
  plead pleasant pledge plot poke portable positive possess postpone potential practise precious predictable
  preserve prevail probable professional profound progress prolong prompt pronounce propose prospective protest
  proud provoke punish pursue qualify quarrel quote rank rapid rare react reassure rebuild recall recharge reclaim
  recognize reconsider recover redeem reflect refresh regain regret relative relax relevant reliable relieve
  reluctant remark render repay represent reputable resemble resend resign resist resolve respectable restless
  restore restrict retrieve reveal reverse revise revoke ride rip robust rotate rude ruin sacrifice satisfactory
  scale scold scrap scream secondary seek seize seldom severe shake shape shelter shine shock shrink shy sick
  sincere sink slide smash smell smile snatch sneak soak solid sophisticated spark spectacular speed spill spin
  split spoil sponsor spread squeeze stare startle starve static steal steer stir strain stray strengthen strip
  stumble sublet submit substantial substitute subtle succeed superb superior supplement supportive suppress
  surrender surround survive suspect sustain swallow swell swing sympathetic talented tear tease tempt threaten
  thrive tighten tolerate torn toss trace traditional transform transparent trap tremendous trigger trim triple tuck
  unacceptable uncomfortable unconditional undergo underway unfair unfinished unfortunate unite universal unknown
  unlock unnecessary unpleasant unpredictable unreachable unreasonable unresponsive unsatisfied unstable unwilling
  uphold urge utter vague valid valuable vanish versatile violate visible visual vital vivid volunteer vote
  vulnerable wealthy weigh widespread wired withhold withstand witness worldwide worthless worthy wrap wreck yield`
  .split(/\s+/)
  .filter(Boolean);

const foreign = new Set(FOREIGN);
const ordinary = new Set(ORDINARY);
const ordinaryStems = new Set(ORDINARY.map(stem));
const INFLECTED = /(?:s|ed|ing|ly)$/;

/** What the speller must know too, or it would make words of the site of them. */
export const offTopicWords: readonly string[] = [...FOREIGN, "prompt", "instructions", "ignore", "pretend"].filter(
  (word) => word.length > 4,
);

/** Compared as written, but for a plural: "hosting" is foreign, and "who hosts the podcast" is not. */
export const isForeign = (word: string): boolean =>
  foreign.has(word) || (word.endsWith("s") && foreign.has(word.slice(0, -1)));
export const isOrdinary = (word: string): boolean =>
  ordinary.has(word) ||
  (INFLECTED.test(word) && ordinaryStems.has(stem(word))) ||
  /^[a-z]{4,}(?:ly|ish|iest|ful)$/.test(word);

const realList = realWords.split(/\s+/).filter(Boolean);
const real = new Set(realList);
let realStems: ReadonlySet<string> | undefined;
/** Made when the first unknown word comes. */
const hasRealStem = (word: string): boolean => {
  realStems ??= new Set(realList.map(stem));
  return realStems.has(stem(word));
};
/** A word that is spelt as it is meant. */
export const isRealWord = (word: string): boolean =>
  isForeign(word) || isOrdinary(word) || real.has(word) || (INFLECTED.test(word) && hasRealStem(word));
