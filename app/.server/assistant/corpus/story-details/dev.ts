/** What happens in Dev's stories, by the story's number. */
import type { Detail } from "./detail.ts";

export const devDetails: Readonly<Record<number, readonly Detail[]>> = {
  3: [
    {
      examples: "why is the message sent on day forty | why day forty",
      needs: "day forty | message day 40 | why day 40 | fortieth day | message 40th | forty day | forty why",
      answer:
        "Because that is when the jar runs out: eight grams, twice a week, a hundred grams in the jar, so the spoon touches the bottom after about six weeks. Half of those who came back unasked had ordered between day 38 and day 47.",
    },
    {
      examples:
        "how did rhea find out how long a jar lasts | why did rhea weigh spoons | rhea ne spoon kyun tola | how much ubtan is on a spoon | who had the idea of weighing spoons | how did rhea work out how long a jar of ubtan lasts | how did they find out that a jar of ubtan lasts six weeks | how much was on dev's own spoon | how heavy was dev's spoon of ubtan | what is the spoon weighing about | what were the spoons weighed for",
      needs:
        "rhea scale | rhea weigh | rhea spoon | weigh spoon | dev spoon | spoon jar | jar last | rhea gram | eight gram | gram spoon | weigh idea | idea spoon | rhea jar | jar long | spoon ubtan | spoon weighing | dev spoon weighing | spoon for",
      answer:
        "Rhea, Dev's sister, had Sana, Mahesh and Dev take a spoon of ubtan each and weighed the spoons on the laboratory scale; Dev's was fourteen. Eight grams, twice a week, a hundred grams in the jar: the spoon touches the bottom after about six weeks.",
    },
    {
      examples: "who is mrs shirke | why was mrs shirke annoyed | why does mrs shirke hear on day eighty",
      needs: "shirke | kolhapur | day eighty",
      answer:
        "Mrs Shirke is a customer in Kolhapur who got the festival discount nine days after she had paid the full price, and wrote: what do you want from me? She uses a flat teaspoon, so she now hears on day eighty.",
    },
    {
      examples:
        "why did the festival discount not work | what was wrong with dev's festival discount | did anybody miss the festival discount",
      needs:
        "festival discount why | festival discount wrong | festival discount miss | festival discount ubtan | dev discount | dev festival | dev 6200",
      answer:
        "At every festival 6,200 people got the same discount on the same morning, also those whose jar was not even half used. When it was left out once, nobody asked where it had gone.",
    },
    {
      examples:
        "what does sana's message say | what does sana write on day forty | what must a customer answer to sana | what do they write to a first-time ubtan buyer on day forty | what do they actually write to a first time ubtan buyer on day forty | what stands in the message on day forty | which words does the message after forty days have | what is a first time buyer of ubtan written | chaliswe din ka message kya hota hai",
      needs:
        "sana message | sana write | message sana | write same | sana say | sana ask | dev message say | write ubtan | write day forty | write forty | message word forty | message stand forty | ubtan customer write | ubtan first write | write ubtan customer day",
      answer:
        '"Sana here, from Sunday Ubtan. Your rose ubtan should be close to the bottom of the jar by now. How is your skin doing? If you want the same again, just write same."',
    },
    {
      examples:
        "who gets the message on day forty | how many people get sana's message | which customers are in sana's group",
      needs:
        "sana group | who get sana message | who get message forty | sana many | sana message many | dev group | sana group fill | forty who",
      answer:
        "A group that fills itself: first order, a jar of ubtan, forty days ago, nothing since, and has said yes to WhatsApp messages. About 210 people a month come into it.",
    },
    {
      examples:
        "how many first-time buyers buy again at sunday ubtan | how many of the first-time buyers came back after sana's message | out of a hundred first-time buyers how many buy again with dev | how many customers bought a second time after sana wrote to them | kitne log sana ke message ke baad dobara kharidte hain",
      needs:
        "ubtan buy again many | ubtan many first buy | many first buyer ubtan | dev many first buyer | dev many first buy | dev first buyer many | sana message many comeback | sana many comeback | sana message first buyer | sana message many buy | many buy second sana | sana write many buy | hundred first buyer | hundred first buy | dev buy again many | sana message work | ubtan many again",
      asks: "how many first-time buyers buy again come back return second time of a hundred",
      answer:
        "Out of every hundred first-time buyers who get the message, twenty-three now buy again, where it was eleven before.",
    },
    {
      examples:
        "which message did dev want to send | how many versions did dev want to test | what did dev want instead of sana's question",
      needs:
        "dev version | nine version | dev 15 | dev want send | dev want message | dev idea message | dev want instead | dev want sana",
      answer:
        "Dev wanted 15% off, to be tested in nine versions. Sana wanted to ask a question, and sent hers while he was still naming the versions.",
    },
  ],
  6: [
    {
      examples:
        "why was the customer refunded twice | who gave the second refund | why did the lady from thane get two refunds",
      needs:
        "refund twice why | refund twice who | was refund twice | dev refund twice | ubtan refund twice | refund twice story | thane refund | thane lady | lady thane | who second refund | lady two refund | dev double refund | refund admin dev",
      answer:
        "Because five people at Sunday Ubtan shared one login. The refund for a face oil, ₹690, was given at ten past eleven and again at twenty to four, and the history said admin both times.",
    },
    {
      examples:
        "why did the soap box price move | who changed the price of the soap box | who was the culprit with the price | who lowered the price of the soap box | why was the price of the soap box 450 for a day",
      needs:
        "soap box | culprit price | dev culprit | dev price change | dev change price | dev asleep | dev bed price | lower price soap | who soap price | soap price change | soap box 450 | soap box why",
      answer:
        "Dev himself did: he had been trying out a festival offer in bed, ₹540 to ₹450, and had fallen asleep before putting it back. Rhea changes the prices now.",
    },
    {
      examples: "how much did the wrong soap box price cost dev | how many soap boxes were sold too cheap",
      needs: "soap box lose | soap box sell | soap box cheap | dev 1710 | soap box price | soap box nineteen",
      answer: "₹1,710: nineteen soap boxes were sold at ₹450 in place of ₹540.",
    },
    {
      examples:
        "why did aunty joshi need dev beside her | why was dev aunty joshi's mouse | what was aunty joshi afraid of | what was dev doing two afternoons a week",
      needs:
        "joshi mouse | joshi afraid | joshi fear | joshi scared | joshi screen | joshi touch | joshi beside | joshi need | dev two afternoon | dev afternoon",
      answer:
        "She would not touch that screen unless Dev sat next to her: with the shared login she could have deleted every product. So two afternoons a week, three hours each, he was Aunty Joshi's mouse.",
    },
    {
      examples: "what can aunty joshi see | what is aunty joshi allowed to change | which access does aunty joshi have",
      needs: "joshi see | joshi access | joshi can | joshi login | joshi change | joshi allow",
      answer:
        "Aunty Joshi can look at every order, every invoice and every payment, and take the lot out as a file for the GST return. She can change nothing at all.",
    },
    {
      examples: "which mistake did aunty joshi find | what was wrong with the invoice to belagavi",
      needs: "belagavi | joshi find | joshi mistake | joshi wrong invoice | joshi discover",
      answer:
        "An invoice to a customer in Belagavi with CGST and SGST on it, where it should have been IGST, since Belagavi is in Karnataka. Dev had typed the wrong state in January.",
    },
    {
      examples:
        "why did dev stop using one shared password | why did sunday ubtan stop sharing one login | what was wrong with one password for five people | why did dev give up the common password",
      needs:
        "why password | why dev password | why common password | why share password | stop share password | stop share login | password wrong | password stop | why stop login | make stop login | no longer password | give up password",
      answer:
        "Whatever was done, the history said admin had done it: a refund for a face oil was given twice in one day, and the price of the soap box moved by itself. Aunty Joshi would not touch the screen unless Dev sat next to her, since with that login she could have deleted every product.",
    },
    {
      examples:
        "where did sunday ubtan keep its password | what was written on the tape gun | how did five people share one login",
      needs:
        "tape gun | password router | sundayubtan password | dev password | share password dev | dev five login | dev one password | five one password | cat year",
      answer:
        "Sunday Ubtan's one password stood on a note by the router, and on Mahesh's tape gun, in blue marker. It was the name of their cat and the year they began.",
    },
    {
      examples: "who works at sunday ubtan | how big is dev's team",
      needs:
        "people work ubtan | people work dev | many people ubtan | many people sundayubtan | people work sundayubtan | dev team big | sundayubtan team | ubtan team | who work sundayubtan | who work ubtan | who work dev | employee ubtan | employee dev | employee sundayubtan | staff sundayubtan",
      answer:
        "Five people are in The Crew at Sunday Ubtan: Dev, his sister Rhea, Sana, who takes the orders, Mahesh, who packs, and Aunty Joshi, who does the accounts on two afternoons a week.",
    },
    {
      examples: "what can mahesh see in the crew | which rooms does sana have | who sees what at sunday ubtan",
      needs:
        "mahesh see | mahesh access | mahesh login | sana access | sana login | sana room | sundayubtan access | dev crew | sundayubtan see",
      answer:
        "Sana has The Sales Desk and The Customer Lounge, and Rhea has stock and batches. Mahesh sees which orders are waiting, what is in them, which shelf and which batch, and not what anybody paid.",
    },
  ],
  7: [
    {
      examples:
        "how many jars are on the boutique shelves now and how many were there before | how many jars stood on the shelves before and after | how many jars do the four boutique shelves hold today | boutique shelf par pehle kitne jar the aur ab",
      needs:
        "jar shelf before | jar shelf after | 118 jar | jar shelf now | many jar shelf | jar boutique before | jar boutique after | shelf 118 | boutique shelf jar many | jar shelves before | jar shelves after | many jar shelves",
      asks: "how many jars boutique shelves shelf before after now",
      answer:
        "Fifty-two today, where there were 118 before, forty of them rose; and between them they sell what they always sold, about sixty a month. The site has not run out of rose for eleven weeks.",
    },
    {
      examples: "what did the photo of the gecko show | why was the gecko photo important",
      needs: "gecko",
      answer:
        "A gecko on a jar of rose ubtan, sent by Celia from her boutique in Panjim. Behind it Dev counted three rows of six, while Sana was telling a customer that rose was sold out.",
    },
    {
      examples: "who is celia | what does celia complain about",
      needs: "celia | celia fern | fern dev | fern gecko | dev fern",
      answer:
        "Celia has the boutique in Panjim that sells Sunday Ubtan, and is mostly in the sea. She complains that eight jars make a bare shelf, so Dev has sent her a fern, and the gecko has moved into it.",
    },
    {
      examples:
        "where were the forty jars of rose ubtan | how many jars stood in panjim | how many jars were in bandra | how many jars of rose stood in bandra | where were the jars that the site had run out of | how were forty jars of rose ubtan found while the site was sold out | how did dev find the forty jars | how many jars were on the boutique shelves when rose was sold out | how many jars did the boutiques hold while the site had run out of rose | how many jars were found in the boutiques | how many jars did dev count in the four shops",
      needs:
        "forty jar | 40 jar | jar site out | jar site sellout | jar panjim | jar bandra | bandra | koregaon | how many jar boutique dev | forty jar boutique | where jar dev | jar holiday | many jar bandra | many jar panjim | many jar kothrud | jar boutique sellout | jar boutique out | jar shelf out | jar shelf sellout | jar boutique find | jar shelf find | many jar rose",
      asks: "how many jars boutiques shelves held when rose was sold out on the site",
      answer:
        "Forty jars of rose ubtan, in four boutiques: eighteen in Panjim, twelve in Bandra, six in Koregaon Park and four in Kothrud. Behind the gecko in Celia's photo Dev had counted three rows of six, and on Saturday he got all four shops on the phone.",
    },
    {
      examples:
        "how did the jars come back from the boutiques | who brought the jars from bandra | what was on the night bus | how did the rose jars get home | how did dev get the jars back",
      needs:
        "dev jar back | jar back boutique | jar back panjim | night bus | jar brought bandra | who brought jar | jar come back boutique | jar return dev | dev cousin | bandra train | rose jar home | jar home | jar get home | dev jar home",
      answer:
        "A cousin brought the twelve from Bandra on the morning train, and Celia put fourteen on the night bus. The site was selling them before Mahesh had unwrapped the last one, and by Thursday three were left.",
    },
    {
      examples: "why was rose ubtan sold out for nine days | why could rhea not make more rose ubtan at once",
      needs:
        "rose sell out | ubtan sell out | rose petal week | petal dry | rose out | rose nine day | ubtan nine day | rhea more rose",
      answer:
        "Sunday is batch day, the petals need a week to dry before that, and nobody can hurry a petal. By eleven that night Sana had typed sorry to fourteen people.",
    },
    {
      examples:
        "how many jars does each boutique shelf get now | what does kothrud sell | how does dev fill the boutique shelves",
      needs:
        "kothrud | shelf number | dev fill shelf | boutique fill | each boutique shelf | dev each shelf | boutique shelf many | dev shelf",
      answer:
        "Every shelf has its own number, with a warning when it drops too low, and is filled up to the number and no further. Kothrud sells nine jars in three weeks, Panjim eight in the monsoon.",
    },
    {
      examples:
        "what do the boutiques keep of dev's sales | on which terms do the boutiques have dev's jars | what is the share of the boutiques in the story",
      needs:
        "dev boutique keep | boutique keep ubtan | dev boutique percent | dev boutique term | dev boutique share | shop keep dev | dev boutique fee | boutique share | share boutique dev | boutique percent",
      answer:
        "The shops keep 30%, and the jars are Dev's until somebody buys one: they travel on a delivery challan, for sale or return. Whatever is still there after six months has to be invoiced or come home.",
    },
  ],
  8: [
    {
      examples:
        "why was the charcoal soap losing money | how much did dev lose on each charcoal soap | why did the charcoal soap earn minus four | how much did a bar of charcoal soap earn | what is the loss on each bar of charcoal soap | which product lost four rupees on every sale | which soap loses money | which product was sold at a loss | which soap did dev sell at a loss",
      needs:
        "which soap lose | which soap loss | which product lose | which product loss | product sell loss | charcoal why | charcoal lose | charcoal loss | charcoal money | charcoal earn | charcoal minus | charcoal price | charcoal profit | charcoal much | bar charcoal | charcoal bar | charcoal | black soap lose",
      asks: "loss per bar",
      answer:
        "One bar of charcoal soap: of ₹190 on a marketplace ₹161 was left without GST, and from that went ₹48 for commission, ₹62 for the courier, ₹14 for the box and ₹41 for the soap and its tin: minus ₹4, so each sale lost four rupees. Dev had sold 117 of them in a month.",
    },
    {
      examples:
        "what happened to the charcoal soap | what did dev do with the charcoal soap | is the charcoal soap still made",
      needs:
        "charcoal soap happen | charcoal soap still | charcoal soap dev | charcoal soap drop | charcoal soap become | charcoal soap stop",
      answer:
        "It was dropped: the charcoal soap was one of the eight products that earned nothing anywhere, so the last batches were sold out and no more were made. On a marketplace each bar had earned minus ₹4.",
    },
    {
      examples:
        "which products did dev drop | which seven products were dropped | what did sunday ubtan stop making | how many things did the skincare brother and sister stop making out of twenty-six | what did the brother and sister stop making | how many products did the siblings give up | skincare wale bhai behen ne kitni cheezein banani band ki",
      needs:
        "dev drop | dev drop product | seven product drop | seven product dev | sundayubtan stop | dev stop make | ubtan product drop | dev remove product | dev eight product | skincare stop | sibling stop | brother sister stop | brother stop make | sister stop make | skincare drop | sibling product | brother sister product | skincare make",
      answer:
        "The charcoal soap, two soaps in the shape of fruit, the foot scrub, the hair oil, the travel kit and the beard oil. Five of the seven had been Dev's ideas.",
    },
    {
      examples:
        "how much more was left for dev after dropping the products | did dev lose orders by dropping products | what did aunty joshi allow dev to say about the money | how much extra money was left after dropping the products | how much more was left after seven products were dropped | how much more did dev earn after dropping products | how much more did sunday ubtan make with fewer products",
      needs:
        "dev more left | dev more money | dev drop left | dev lose order | dev drop order | 25000 | dev june | extra left drop | money left drop | left after drop | more left drop | drop product money | extra money drop | money product drop | more earn drop | more dev drop | more earn product | much more drop | more make fewer",
      asks: "extra money left after dropping products",
      answer:
        "₹25,000 more than in February, when all twenty-six were on sale, from practically the same number of orders: 1,090 in June.",
    },
    {
      examples: "why did rhea laugh about the beard oil | what about the beard oil | what did the beard oil earn",
      needs: "dev beard | beard rhea | beard earn | beard laugh | beard minus | beard happen | beard idea",
      answer:
        "The beard oil was Dev's own: he had named it, and was on the poster, with a beard. It used to earn them minus ₹11.",
    },
    {
      examples: "why does the bath powder stay | which unprofitable product did rhea keep",
      needs: "bath powder | rhea keep | grandmother powder | rhea product stay",
      answer:
        'Because Rhea said so: it is their grandmother\'s bath powder. It was the first of the eight that earned nothing, and she said: "That one stays."',
    },
    {
      examples:
        "why could dev's spreadsheet not say what he earned | what was missing from dev's sheet | what did aunty joshi ask about the rocket | why did dev not know his profit",
      needs:
        "dev spreadsheet | dev sheet | dev rocket | joshi rocket | rocket whiteboard | joshi question | joshi ask | where money dev | dev know | dev profit | dev not profit",
      answer:
        "It stopped at the price. Commission, courier and box stood in other places, as totals for the month, so when Aunty Joshi looked at his rocket and at the bank statement and asked where the money was, Dev could not say.",
    },
    {
      examples:
        "which nine products earn nearly everything | what did dev find out about his twenty-six products | which products lost money on the marketplaces",
      needs:
        "nine product | nine earn | dev product earn | dev twenty six | ubtan twenty six | dev 26 product | dev which product | dev six product",
      answer:
        "The ubtans, the face oil, and the plain soap on their own site. Six more were fine on the site and lost money on the marketplaces, three wanted a new price or a bigger jar, and eight earned nothing anywhere.",
    },
  ],
  18: [
    {
      examples:
        "how many refused parcels came back to dev before and after | in the one about refused parcels, how many a month came back before and after | how many parcels a month were refused at sunday ubtan | how far did dev's refused parcels fall | dev ke kitne parcel wapas aate the aur ab kitne | how many cod parcels came back before and after the whatsapp message",
      needs:
        "dev many refuse | dev refuse before | dev parcel before | dev many cash back | dev many parcel back | many refuse month | cod one before after | cod comeback before after | refuse before after | parcel comeback before after | sundayubtan refuse many | dev refuse fall | dev cash parcel now | dev kitna parcel | cod before after | cod parcel before | cod parcel after | cod parcel earlier",
      asks: "refused parcels cash on delivery cod month before after came back comeback whatsapp message thing",
      answer:
        "Forty-six of about 210 cash-on-delivery orders came home in a month. Last month it was nine, of everything that went out.",
    },
    {
      examples:
        "why did people refuse dev's parcels | why had customers refused their cash-on-delivery parcels | why did people refuse their cod parcels | what reasons did those give who had refused | what did the refusers tell dev | why did cash on delivery parcels come back to sunday ubtan",
      needs:
        "why did refuse cod | why people refuse cod | why customer refuse cod | refuse reason | dev refuse | ubtan refuse why | refuse twenty | dev why refuse | refuser tell | refuser dev | dev why parcel back | sundayubtan refuse | dev ring twenty | dev refuse reason",
      answer:
        "Of twenty people Dev rang, six had no cash in the house, four had ordered at one in the morning and couldn't remember it, and three were at a wedding; the others had gone off the idea. For five days nobody had said one word to them.",
    },
    {
      examples:
        "who was the nine-year-old in amravati | what did the girl order on her grandmother's phone | did the grandmother find out | the nine year old girl in the refused parcels story | who was the child that ordered",
      needs:
        "nine year old | amravati | girl oil | little girl | girl grandmother | girl phone | child order | grandmother phone | six oil | amravati grandmother | girl story | age girl | child story | girl cod | child oil",
      asks: "girl child nine years old refused parcel cash on delivery",
      answer:
        "She had ordered six face oils on her grandmother's phone, ₹4,140, and asked Dev not to tell. In July the grandmother ordered one oil herself, and asked whether it was true about the six.",
    },
    {
      examples:
        "what did a refused parcel cost dev | how much did dev lose on refused parcels each month | what does one refused parcel cost dev",
      needs:
        "dev refuse price | dev refuse lose | dev 6440 | dev refuse parcel price | dev lose parcel | dev parcel price | dev came back price | dev refuse much | dev refuse parcel | dev refused parcel price",
      answer:
        "₹140 each: the courier there and back, ₹62 each way, and a new box for ₹16. Times forty-six that made ₹6,440 a month.",
    },
    {
      examples:
        "why did rhea not want to stop cash on delivery | why did dev not stop taking cash | why did rhea insist on cash on delivery",
      needs:
        "rhea cod | dev stop cash | stop cod dev | rhea cash | dev stop cod | rhea stop | rhea mother | rhea insist | rhea cod why | rhea keep cod",
      answer:
        "Because their mother, said Rhea, has never paid for a parcel before holding it, and who does he think buys ubtan?",
    },
    {
      examples:
        "what was wrong with dev's first wording | what does the message before a cash order say | why do people answer mahesh | how did sana word the message to cash buyers",
      needs:
        "dev wording | shall he | wording electricity | charm electricity | answer mahesh | mahesh pack | sana cod | dev first wording | mahesh message | cod message dev | sana word | sana cash | message cash sana",
      answer:
        "\"Namaste! Mahesh is about to pack your rose ubtan, ₹420. Shall he?\" That is Sana's; Dev's own wording had all the charm of an electricity bill, and a third of them replied.",
    },
    {
      examples: "what is dev's rule for cash orders | what happens at sunday ubtan when nobody answers the message",
      needs:
        "dev rule | dev cod | sundayubtan cod | dev cash order | dev simplifyautomate | sundayubtan message answer",
      answer:
        "A cash order comes in, a WhatsApp message goes out. A yes moves the order to Mahesh's list, no answer by the next evening brings one reminder, and after two days the order is parked and no box is folded.",
    },
    {
      examples: "how many of the 210 cash orders were paid by link | what came of dev's 210 cash orders",
      needs: "dev 210 | 210 cash | dev pay link | cash order link | dev link many | dev cod many",
      answer:
        "Eighty-four of the 210 were paid by the link, ninety-eight said yes to cash, and twenty-eight said no, or nothing. Of everything that went out, nine parcels came back.",
    },
    {
      examples:
        "what became of the yellow tape | why is there a chair in the rectangle | what is the yellow rectangle on the floor",
      needs: "yellow tape | rectangle | mahesh chair | mahesh tape | tape floor",
      answer:
        "It marked the place for the refused parcels. Mahesh pulled it up and has put a chair in the rectangle, where the courier's man sits down in the evenings.",
    },
  ],
  19: [
    {
      examples:
        "why did the parcel to singapore take nineteen days | what did mahesh write on the customs form | why was dev's parcel stuck at customs | singapore parcel late kyun hua | why was the parcel to singapore so late | who wrote gift on the form | what was wrong with the word gift | why did the first singapore parcel take 19 days",
      needs:
        "singapore why | singapore nineteen | dev singapore | singapore stuck | singapore wrong | singapore happen | mahesh gift | custom form mahesh | custom form dev | custom form ubtan | custom form write | dev custom | ubtan gift | mahesh custom | parcel nineteen | singapore late | singapore delay | singapore kyun | singapore slow | gift form | gift wrong | who gift | word gift | singapore first parcel why | singapore parcel take why",
      answer:
        "On the customs form Mahesh had put: ubtan, gift. So what lay on the officer's table was 300 grams of yellow powder, with a name nobody there knew, as a present, for which somebody had paid.",
    },
    {
      examples:
        "how long did the first parcel to singapore take | how many days did dev's first parcel to singapore need | how long was the first singapore parcel on the way | first export parcel took how many days | when did the first parcel arrive in singapore | singapore ka pehla parcel kitne din me pahuncha",
      needs:
        "singapore long | singapore day | singapore parcel take | singapore parcel many day | first parcel abroad long | first parcel abroad day | first parcel long | first parcel many day | first export parcel | singapore arrive | singapore reach | singapore when first",
      asks: "first parcel export how long how many days take need on the way arrive",
      answer:
        "Nineteen days: on the customs form Mahesh had put ubtan, gift, and that is what the officer wondered at. Five days is what it usually takes now.",
    },
    {
      examples: "how much did dev lose on the first parcel abroad",
      needs:
        "singapore lose | singapore loss | dev lose abroad | dev 310 | 310 pack | singapore price | dev lose first",
      answer: "₹310 on the order to Singapore, before the phone call.",
    },
    {
      examples: "who is gauri | for whom were the three jars to singapore",
      needs: "gauri | singapore whom | singapore sister",
      answer:
        "Gauri is a customer in Pune who kept giving Sunday Ubtan's jars to her sister. The sister in Singapore wanted three more, and that was the first order from abroad.",
    },
    {
      examples:
        "which bill goes along with dev's parcel to dubai | a lady from dubai ordered my ubtan, what kind of bill goes along | what invoice does dev put into a parcel abroad | which papers go with ubtan abroad | ubtan videsh bhejne ke liye kaun sa bill lagta hai",
      needs:
        "dubai bill | dubai invoice | ubtan invoice | ubtan bill | dev invoice abroad | ubtan paper | ubtan abroad | dubai ubtan invoice | dubai order ubtan invoice | dubai lady invoice ubtan | ubtan invoice kind",
      answer:
        "An export invoice, as Aunty Joshi told Dev: it carries the export code, the number of the letter of undertaking and the price in the buyer's money and in rupees.",
    },
    {
      examples:
        "what did aunty joshi say was wrong with the singapore parcel | how did aunty joshi know about exports | what paper did dev need for exports | who had experience with export papers | who knew about export papers",
      needs:
        "joshi export | joshi singapore | joshi brass | brass book | brass man | brass lamp joshi | dev export | dev paper | joshi abroad | joshi parcel | who experience export | who know export | export experience",
      answer:
        "That the parcel was all right, it was the paper: an export invoice carries the export code, the number of the letter of undertaking and the price in the buyer's money and in rupees. She once kept the books of a man who exported brass lamps.",
    },
    {
      examples: "how does rhea describe the ubtan for customs | what stands on the parcel now instead of ubtan gift",
      needs: "rhea describe | rhea description | rhea write | face mask | dev description",
      answer:
        "Powder face mask, chickpea flour, turmeric and rose petal, for the skin, not a food. It took Rhea a whole evening.",
    },
    {
      examples: "who bought the last two turmeric jars in dubai | what happened at half past two at night",
      needs: "dubai last | dubai two | dubai turmeric | dubai night | last two turmeric | dubai lady | dubai buy",
      answer:
        "A lady in Dubai bought the last two turmeric, at half past two, and at half past two the site at home said sold out. Dev was sitting up in bed watching it.",
    },
    {
      examples: "what does the shop in dubai want | how many pages have the rules for dubai",
      needs: "dubai shop | dubai shelf | dubai rule | dubai page | dubai want | forty one page",
      answer:
        "A shelf of Sunday Ubtan, and that is another matter, with registration and labels. Rhea has printed the rules, forty-one pages, and is on page nine with a pencil.",
    },
    {
      examples:
        "to which countries has dev sent parcels | where abroad does sunday ubtan sell | how many parcels abroad has dev sent since the first | how many parcels went abroad after the first | how many foreign parcels went out since then",
      needs:
        "dev country | dev abroad | sundayubtan abroad | sharjah | dev overseas | sundayubtan country | dev international | dev abroad many | abroad parcel many | abroad parcel first | parcel abroad since | abroad parcel after",
      asks: "how many parcels went abroad since after the first",
      answer:
        "To Singapore, Dubai and Sharjah: twenty-three parcels in three months since the first, and five days is what it usually takes. It is less than 1% of the orders.",
    },
  ],
  20: [
    {
      examples:
        "who is the other dev kulkarni | who got the advance by mistake | where did the bride's father's money go | who is the second dev kulkarni | where did the wedding advance go | shaadi ka advance kisko gaya | what happened to the father's screenshot | why was the father's payment not there | how did the payment of a wedding order go to the wrong person | who got the wedding money by mistake",
      needs:
        "other dev | physics teacher | satara | same name dev | dev same name | bride father | advance wrong | dev namesake | bride father money | advance mistake | wrong dev | second dev | wedding advance | advance kisko | advance go | two dev | father screenshot | father payment | bride screenshot | wedding payment wrong | payment wrong person | wedding wrong person | advance wrong person",
      asks: "who is the other second Dev Kulkarni of the same name payment of a wedding order went to the wrong person",
      answer:
        "A physics teacher in Satara of the same name. The bride's father had typed the UPI ID with one letter short, and it took nine days until everybody had the right rupees.",
    },
    {
      examples: "who is mugdha | what did mugdha order for her wedding | how much was the wedding order in nashik",
      needs: "mugdha | wedding order | nashik wedding | nashik bride | bride nashik",
      answer:
        "Mugdha is the bride in Nashik who ordered 150 small jars with the couple's initials, at ₹210. That made ₹37,170 with CGST and SGST, half of it, ₹18,585, in advance.",
    },
    {
      examples: "who are the four patils | what was wrong with matching the patil payment",
      needs: "four patil | which patil | patil pay | patil match | dev patil | who patil",
      answer:
        "Customers of Dev's with one name: ₹2,400 had come from a Patil, they had four, and Aunty Joshi sat over the bank statement for three hours on Thursdays to find out which.",
    },
    {
      examples: "how many screenshots did dev have | why was dev's phone full",
      needs: "dev phone | phone full | dev 1340 | dev screenshot | screenshot many dev | dev picture",
      answer:
        "Dev's phone held 1,340 pictures of other people's phones: green tick, amount, thank you. That is how Sunday Ubtan used to be paid for anything that wasn't bought on the site.",
    },
    {
      examples:
        "why did dev stop sending his upi id | why did dev stop sharing his upi id | why does dev no longer give out his upi id | why no more screenshots at sunday ubtan | why does dev ask for no screenshots any more | why did dev change to payment links",
      needs:
        "dev stop upi | dev upi id | stop upi id | dev longer upi | ubtan upi | dev stop screenshot | no screenshot | more screenshot | dev longer screenshot | dev ask screenshot | why dev link | why payment link dev",
      asks: "why stopped handing out sending sharing upi id screenshots",
      answer:
        "Because a bride's father had typed it with one letter short, and his advance of ₹18,585 went to another Dev Kulkarni, in Satara; it took nine days until everybody had the right rupees. Now Dev makes a payment link from each order, whose payment comes in on that order, and has asked for no screenshot since.",
    },
    {
      examples: "how does dev take custom order payments now | why does dev make two links for a wedding",
      needs:
        "dev link | wedding two link | two link wedding | two link dev | dev custom order | dev wholesale | dev wedding",
      answer:
        "From the order he makes a payment link: the amount is in it and there is nothing to spell. For a wedding he makes two, one for the advance, and one for the balance when the boxes are stacked.",
    },
    {
      examples: "what would the link fee on mugdha's order be | what did aunty joshi say about the fee of the link",
      needs:
        "mugdha fee | mugdha link | mugdha price | father sweet | joshi sweet | sweet fee | joshi fee | dev 877 | dev 434",
      answer:
        "₹877 by link, at 2% plus GST, or ₹434 by QR. Aunty Joshi said that Dev had spent more than that on sweets for the father.",
    },
    {
      examples:
        "what does dev send back when he gets a screenshot | who takes sixty soaps a month | what does dev reply to screenshots",
      needs:
        "cat picture | picture cat | dev cat | screenshot cat | screenshot habit | coorg | sixty soap | dev send back | dev reply | reply screenshot",
      answer: "A picture of their cat. The sixty soaps a month go to a homestay in Coorg.",
    },
  ],
  103: [
    {
      examples:
        "what are the three questions on dev's card | which questions does dev answer on tuesday | what does dev do on tuesday mornings | what does dev do on a tuesday",
      needs:
        "three question dev | three question card | three question tuesday | dev card | dev question | card question | question tuesday | dev tuesday | dev card",
      answer:
        "Three questions stand on his card: What do we make? What do we leave? Whom do we write to? By quarter past nine on Tuesday all three are settled.",
    },
    {
      examples: "who is ketaki | why did nagpur buy so much face oil | what was the theory about nagpur",
      needs: "nagpur oil | nagpur bottle | nagpur dev | nagpur theory | nagpur why | ketaki | bangle",
      answer:
        "It was a party: eleven orders had the same note on each, for Ketaki's bangle ceremony. Thirty-one bottles of face oil went to one pin code in Nagpur, so 45 bottles stayed 45 bottles.",
    },
    {
      examples: "what happened to the orange peel soap | why was the orange peel soap not made",
      needs: "orange peel | orange soap | dev orange",
      answer:
        "Sixty-four bars had stood there for twenty-three days without a sale, and the margins showed that it does nicely on the Mumbai shelf and nowhere else. So none was made on Sunday, and thirty bars went to Mumbai.",
    },
    {
      examples: "how many jars did the crystal ball suggest to dev | how many rose ubtan did dev make for sunday",
      needs:
        "dev suggest | crystalball dev | 120 jar | neem dev | neem many | dev rose many | dev make sunday | dev batch | rhea 120",
      answer:
        "Rose ubtan, 120 jars, turmeric, 80, neem, 30, and face oil, 45 bottles. Dev would have said 110 of the rose; Rhea, without turning round, said 120.",
    },
    {
      examples: "who is mr deshpande | how much flour does dev order | why must dev ring the flour mill",
      needs: "deshpande | flour mill | dev flour | flour dev | dev mill",
      answer:
        "Mr Deshpande is at the flour mill, where Dev orders fourteen kilos for Friday. He says that he prefers Dev on Tuesdays, since Dev used to ring him at home.",
    },
    {
      examples: "how did dev plan before the tuesday mornings | why did dev have 310 old packs in january",
      needs:
        "dev before tuesday | dev plan before | dev 310 | 310 pack | thirty one tab | dev saturday | dev january | dev used plan",
      answer:
        "Saturday night, thirty-one tabs, four hours; when he knew what to make, the mill was shut until Monday, so Rhea made whatever she had flour for. In January there were 310 packs older than a month, and not one rose.",
    },
    {
      examples: "whom does sana write to on tuesday | why does sana wait with ketaki's friends",
      needs: "sana whom | ketaki friend | sana wait | sana tuesday | fifty two people | sana nineteen",
      answer:
        "Fifty-two people whose first jar must be nearly empty, and nineteen who went quiet in spring. Ketaki's friends not for six weeks: let them use the oil first, says Sana.",
    },
  ],
};
