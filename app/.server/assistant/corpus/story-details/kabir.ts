/** What happens in Kabir's stories, by the story's number. */
import type { Detail } from "./detail.ts";

export const kabirDetails: Readonly<Record<number, readonly Detail[]>> = {
  2: [
    {
      examples:
        "who is mrs kurian | who sends the first voice note of the day | who orders pickle by voice note every morning",
      needs: "kurian | first voice note | voice note morning | voice note first | order pickle voice note",
      answer:
        "Mrs Kurian is a customer of Kabir's from Bengaluru. Her voice note is the first of the day, at twenty to eight: she describes the weather over Whitefield, and somewhere in the middle she orders pickle.",
    },
    {
      examples: "why does kabir speak his orders | why does kabir not type his orders | why does kabir use a knuckle",
      needs: "kabir type | kabir why speak | kabir voice why | kabir hand | knuckle | lime tub | kabir dictate",
      answer:
        "Because both of his hands are in a tub of cut limes at that hour, red with chilli. The screen reads a wet thumb as a great many small wishes, so he presses the microphone with a knuckle and says the order.",
    },
    {
      examples:
        "what did the sales desk hear instead of podi | who nearly got two gunpowder ponies | who is mrs thomas | what did the app write for podi by mistake | what did the phone misunderstand | what funny mistake did the voice order make | which word did the voice order get wrong | what did the phone hear wrong",
      needs:
        "pony | mrs thomas | thomas thrissur | podi hear | hear wrong kabir | kabir mishear | podi heard wrong | kabir voice mistake | write podi | podi mistake | podi misunderstand | kabir misunderstand | gunpowder pony | funny mistake | mistake voice | funny voice | voice wrong word | hear wrong | heard wrong",
      asks: "funny mistake voice order made wrong word",
      answer:
        "In the first week it heard podi as pony, and a Mrs Thomas in Thrissur very nearly received two gunpowder ponies. Kabir changed the word, and has said podi more slowly ever since.",
    },
    {
      examples:
        "who wanted nine jars for nine cousins | which whatsapp order did kabir type | why was the twelfth order typed | which order did kabir not speak | which order did kabir have to type",
      needs:
        "kozhikode engineer | kozhikode jar | kozhikode order kabir | nine cousin | nine jar | twelfth order | kabir order typed | engineer kabir | kabir twelve | order kabir not | kabir type order",
      answer:
        "The twelfth, from an engineer in Kozhikode who wanted nine jars sent to nine cousins and had made a table of it. Kabir typed that one after breakfast, with clean hands.",
    },
    {
      examples: "how much was mrs kurian's order | what did mrs kurian order",
      needs: "kurian order | kurian price | kurian bill | kurian pay | kurian buy",
      answer: "Three jars of lime pickle at ₹240 and one gunpowder podi at ₹180: ₹900 with the GST inside.",
    },
    {
      examples: "why did mrs kurian's invoice have igst | why did mr paul pay cgst and sgst | who is mr paul",
      needs: "kurian igst | kurian gst | kurian tax | mr paul | paul kollam | paul cgst",
      answer:
        "Mrs Kurian's invoice carries IGST, because her jars are leaving Kerala. Mr Paul is in Kollam, so his tax was split into CGST and SGST.",
    },
    {
      examples: "how did kabir take whatsapp orders before | why did customers get the wrong bill from kabir",
      needs:
        "kabir whatsapp before | kabir wrong bill | kabir bill | kabir head | kabir remember order | blue notebook",
      answer:
        "He kept them in his head until he washed at eleven and put into the blue notebook what he remembered, and typed the bills at night. A customer who asked for her bill at breakfast got it at bedtime, and twice she got somebody else's.",
    },
    {
      examples:
        "what happened to the mango tree | what did mrs kurian say in her last voice note | what fell on the neighbour's gate",
      needs:
        "mango tree | kurian answer | kurian last | kurian neighbour | mango gate | neighbour gate | neighbour tree | tree gate",
      answer:
        "It belonged to Mrs Kurian's neighbour and had come down across the gate, and the neighbour was blaming the crows. Her voice note of five minutes had no order in it anywhere, and Kabir heard it through to the end.",
    },
  ],
  4: [
    {
      examples:
        "why did kabir run out of gunpowder podi | why did the banana chips go soft | what did kabir do wrong in june",
      needs: "gunpowder | podi run out | podi finish | podi out | chip soft | kabir june | chip damp",
      answer:
        "He had no plan, only a cook's memory, which keeps the big nights: with Onam in mind he fried banana chips. Forty-one packets went soft in the damp, and over June and July the gunpowder podi ran out on nine days.",
    },
    {
      examples:
        "why does everybody want gunpowder podi in july | what is karkidakam | why does podi sell in the rains | in which month does gunpowder podi sell most | why does the demand for gunpowder podi rise in july | what makes people eat more gunpowder podi in the middle of july | when is the podi the bestseller | gunpowder podi kis mahine me sabse zyada bikti hai | which podi sells most in the rains | which podi is popular in the monsoon | which pickle or podi is popular in monsoon",
      needs:
        "karkidakam | podi july | podi rain | gunpowder july | podi monsoon | gunpowder rain | gunpowder why | gunpowder month | podi month | gunpowder bestseller | podi bestseller | which podi sell | which podi most | which podi popular",
      asks: "month bestseller sells most",
      answer:
        "Gunpowder podi: the middle of July begins Karkidakam, when half the houses Kabir sells to keep off fish and meat, live on rice and kanji, and need something on the plate with an opinion. He sold 84 packets in April and 176 in July.",
    },
    {
      examples:
        "how did kabir plan for the rains | what did kabir change so that the podi lasted | how did kabir prepare for this year's monsoon",
      needs:
        "kabir rain | kabir monsoon | podi last | kabir reorder | podi warn | podi plan | kabir plan | kabir chilli | kabir prepare | kabir rain prepare | kabir year monsoon",
      answer:
        "He moved the reorder for dal and dried chilli up by two weeks, because wet roads are slow, set the Storeroom to warn him at forty packets instead of fifteen, and fried half the chips.",
    },
    {
      examples:
        "why is onam harder to plan | how does kabir plan for onam | what did kabir do about onam moving | how did kabir deal with the date of onam | when do the chips begin to sell before onam",
      needs: "onam kabir | onam harder | onam hard | onam move | onam chip | onam week | onam date",
      answer:
        "Onam moves: last year Thiruvonam fell on the fifteenth of September, this year it is the fifth. So Kabir counts the sales in weeks before the feast: the chips begin to climb five weeks ahead, and the last parcels for Delhi leave nine days ahead.",
    },
    {
      examples:
        "what did ammini say about planning onam with a machine | where did ammini see the date of onam | where is the onam date written in kabir's kitchen",
      needs:
        "ammini onam | ammini machine | ammini calendar | ammini jewellery | jewellery calendar | ammini date | onam calendar | onam date written | onam date kitchen | where onam date",
      answer:
        "She asked why Kabir had needed a machine for that: the date has been on the jewellery shop's calendar since January, and the calendar hangs over the sink.",
    },
    {
      examples: "which podis does kabir make | which three podis does pepper porch sell",
      needs: "three podi | garlic podi | kabir podi | podi kind | pepperporch podi | which podi kabir",
      answer:
        "Three: garlic, which sells the same every month, coconut, which rises a little when the schools close, and gunpowder, which sold 84 packets in April and 176 in July.",
    },
    {
      examples: "how did kabir get last year's sales into ladoo | why did kabir have a sore throat",
      needs: "kabir throat | kabir last year | kabir read aloud | notebook aloud | reena typing | reena type",
      answer:
        "The site and the two marketplaces gave him files. The blue notebook gave him a sore throat, because he read it aloud to Reena over three evenings while she did the typing.",
    },
  ],
  9: [
    {
      examples:
        "who found the expired jars | how were the twenty-three jars found | what did shibu find when he looked for a lid | who discovered the old jars | purane jar kisko mile | where were the twenty-three jars hidden | where did shibu find the jars",
      needs:
        "shibu find | who find jar | 23 jar | twenty three jar | shibu lid | who find expired jar | kabir expired jar | discover jar | who old jar | kisko jar | jar hidden | twenty three jar where | where jar hide",
      answer:
        "Shibu did, when he went down on his knees to look for a lid: behind two rows of fresh lime pickle stood a jar that said 4 March, and it was the last week of March. By lunch there were twenty-three.",
    },
    {
      examples:
        "why did kabir's jars pass their date | why did the jars at the back expire | how could a hotel chef let jars expire",
      needs:
        "kabir expire | kabir jar why | kabir jar expire why | pepperporch expire | kabir jar date | chef expire | dev jar back | jar back boutique | jar back panjim",
      answer:
        "Because the hand takes the jar in front, and Shibu picks with one eye on the clock. A hotel has one cold room and one bad-tempered man at its door; Kabir has a shelf, the racks and the market box, with some seventy batches standing about.",
    },
    {
      examples:
        "how many expired jars did kabir find | how many old jars stood at the back of kabir's shelf | the man with the pickles found a lot of expired jars at the back, how many was it | how many jars went past their date before and after | how many jars did the cook throw away | kitne purane jar mile the | how many jars expired after they began to note the batches | how many jars expired before and after",
      needs:
        "many expired jar kabir | many jar kabir | many old jar | many expired jar | man pickle jar | pickle man jar | cook jar many | kabir many jar | jar date before after | jar back many | kitna purane jar | many jar throw | kabir throw | lot jar back | many jar expired | jar expired after | jar expired before | jar expired batch",
      asks: "man with the pickles cook how many throw away expired after batches noted began",
      answer:
        "Twenty-three went past their date from January to March, all found in one morning. From April to June it was two, and one of those had a cracked lid. Of the twenty-three Kabir threw away twenty-two.",
    },
    {
      examples:
        "how much were the expired jars worth | how much did kabir lose on expired jars | how many rupees were the 23 jars",
      needs:
        "expired jar worth | kabir lose jar | expired price kabir | jar expired money | expired jar price | kabir lose expire | kabir 5520 | rupe 23 jar | rupe jar | price 23 jar | price twenty three jar",
      answer: "Twenty-three jars at ₹240, which is ₹5,520.",
    },
    {
      examples: "why did the coloured stickers not work | what did the yellow sticker mean",
      needs:
        "coloured sticker why | coloured sticker kabir | coloured sticker try | sticker colour mean | kabir colour sticker | yellow sticker | yellow february | coloured sticker work",
      answer: "Nobody at Pepper Porch could remember whether yellow was February or urgent.",
    },
    {
      examples:
        "what happened to the seventeen packets of coconut podi | which podi was sold with a card that said eat this one soon",
      needs: "seventeen packet | 17 packet | coconut podi | eat soon | card soon",
      answer:
        "They had seven weeks left, and a marketplace takes nothing with less than three months to go, so they went to the Sunday market with a card that said eat this one soon, at ₹150 instead of ₹180. The last was sold before eleven.",
    },
    {
      examples: "why does kabir keep an expired jar on his desk | what became of the jar from 4 march",
      needs: "jar desk | 4 march | kabir keep jar | kabir desk | march jar | paperweight",
      answer:
        "It keeps the papers down when the fan is on: Kabir threw away twenty-two of the twenty-three and kept the jar from 4 March, sealed. Ammini says she would eat it, so he has moved it to where she cannot reach.",
    },
    {
      examples: "what does kabir do on mondays with tea | who is shibu's mother",
      needs: "monday tea | monday job | shibu mother | kabir monday",
      answer:
        "He reads down everything that has less than two months left and decides where it goes: the site, the market, or Shibu's mother, who disapproves of their podi and finishes it.",
    },
    {
      examples:
        "how does shibu know which jar to pick | what are pot 31 and pot 37 | what was the first in first out trick in kabir's packing room | how does kabir make sure old jars go out first | how is the oldest jar sent first at pepper porch",
      needs:
        "pot 31 | pot 37 | shibu pick | shibu know | kabir pot | which pot shibu | which pot kabir | fifo kabir | first out kabir | kabir first in | kabir old jar first | kabir oldest first | old jar first | oldest jar first | oldest first pepperporch",
      answer:
        "Each pot is entered in The Storeroom as a batch, with its number and its date, and the picking list asks for the oldest one by its name: two lime pickle, pot 31, second rack. If pot 37 is standing in front of pot 31, Shibu moves it.",
    },
  ],
  10: [
    {
      examples:
        "how many parcels missed the courier before and after | how many parcels missed the scooter in a month | how many parcels missed the pickup earlier and now | kitne parcel courier se reh jaate the",
      needs:
        "parcel miss many | parcel miss before | parcel miss pickup | parcel miss courier | parcel miss earlier | parcel miss scooter | kabir miss parcel | parcel late many",
      asks: "missed pickup earlier now before after month courier scooter",
      answer: "Fourteen in the last month of the notebooks, and one in the month after the third Monday.",
    },
    {
      examples:
        "how many labels does kabir print on a monday | how many parcels does kabir send on a monday | how many parcels has kabir on an ordinary day | how many addresses did kabir write by hand on a monday",
      needs:
        "label kabir monday | parcel kabir monday | many label monday | many parcel monday | kabir ordinary day | kabir parcel day | kabir label day | kabir many label | address kabir monday",
      asks: "how many labels parcels on a monday ordinary day",
      answer:
        "Forty on a Monday, when Saturday night and all of Sunday come on top, and about twenty on an ordinary day.",
    },
    {
      examples:
        "why were kabir's parcels late for the courier | why did the forty labels take so long | why did six parcels stay behind on that monday",
      needs:
        "kabir late | kabir label | kabir six parcel | six parcel stay | why forty label | forty label long | kabir parcel why | kabir slow",
      answer:
        "The work was in the wrong order: for each parcel Kabir found the order in its notebook, called the jars to Shibu, typed the invoice and wrote the address by hand. Thirty-four parcels went that evening and six stayed.",
    },
    {
      examples: "which parcel still missed the scooter | why did one parcel miss the courier after the third monday",
      needs:
        "one parcel miss | one parcel scooter | one parcel courier | parcel still scooter | kabir parcel still | current fail | kabir last label",
      answer:
        "The current failed with a single label still in the printer. Kabir was writing it out by hand, quite happily, when the courier left.",
    },
    {
      examples:
        "who are the two s menons | which parcels were mixed up | what happened with s menon | which customers received each other's pickle by mistake | who got the wrong pickle because of the same name | whose parcels were swapped",
      needs:
        "two menon | menon parcel | menon pickle | s menon | menon happen | kabir parcel mix | kabir parcel swap | wrong pickle",
      answer:
        "There was an S Menon in Pune and an S Menon in Palakkad, and that week they ate each other's pickle. Now each label lies straight after its invoice, and the two no longer meet.",
    },
    {
      examples:
        "what were kabir's four notebooks for | which colour notebook was for money | what was the green notebook for",
      needs:
        "four notebook kabir | four notebook what | notebook colour | red notebook | green notebook | black notebook | kabir notebook | notebook blue | which notebook",
      answer: "Blue was for WhatsApp, red for the site, green for the marketplaces and black for money.",
    },
    {
      examples: "how did the first mondays with printed labels go | when was kabir done on the first monday",
      needs: "first monday | second monday | third monday | tea towel | kabir printer",
      answer:
        "On the first Monday they finished at twenty to seven, with labels as big as tea towels. The second was ten past six, and on the third the fortieth parcel was taped at half past five.",
    },
    {
      examples: "what happened at the barber | why did kabir get up during his shave",
      needs: "barber | kabir shave | kabir foam | barber razor",
      answer:
        "At seven, with foam up to his ears, Kabir heard the courier's silencer come up the lane and out of pure habit began to rise. The barber put one hand on his shoulder, and had the razor in the other.",
    },
    {
      examples: "who does what when kabir's parcels are packed | who does the tape at pepper porch",
      needs:
        "kabir tape | pepperporch tape | reena trolley | shibu trolley | kabir packing who | who pack kabir | pepperporch who pack",
      answer:
        "Shibu takes the list and the trolley and walks the shelves once. Reena reads each invoice, takes those jars off the trolley, closes the box and puts on the label, and Kabir does the tape.",
    },
  ],
  15: [
    {
      examples:
        "what was wrong with the payment of the man in the cap | what did the man in the cricket cap show kabir | what did the customer with the old screenshot show | what was wrong with the payment of the man in the cricket cap | who is the man in the cricket cap | why had the green tick not been paid | cap wale aadmi ka payment kyun nahi aaya",
      needs:
        "cricket cap | man cap | man the cap | old screenshot man | old screenshot kabir | green tick kabir | tick last sunday | green tick market | cap payment | cap kyun | man cap",
      answer:
        "His green tick of ₹420 was last Sunday's: he had opened an old screenshot, and his payment had not gone through at all. He paid on the spot and apologised in two languages.",
    },
    {
      examples:
        "what did the man in the cap do the next sunday | what did the man in the cricket cap do the next sunday | did the man in the cap come back",
      needs: "cap next | cap back | cap delete | cap again | screenshot delete cap | screenshot delete man",
      answer:
        "He scanned, and they all three watched the order turn to paid. Then he took a screenshot of his green tick, looked at it, looked at Kabir, and deleted it.",
    },
    {
      examples:
        "what was wrong with kabir's upi sticker | why did the jars never come out right after the sunday market | why did the site sell jars that were gone",
      needs:
        "upi sticker kabir | upi sticker market | kabir sticker | sticker wrong kabir | sticker wrong market | sunday market jar | sunday market before | sunday market wrong | kabir site jar",
      answer:
        "The sticker led to Kabir's bank account and knew nothing about pickle. The money came out right to within a few hundred rupees, the jars never did, so on Monday the site was selling stock that had gone home in somebody's cloth bag.",
    },
    {
      examples:
        "why did ammini want to keep the sticker | how did kabir persuade ammini of the qr | what did ammini do with the bank's list",
      needs:
        "ammini sticker | ammini bank | ammini pencil | ammini qr | ammini upi | ammini persuade | ammini convince | ammini free",
      answer:
        "Ammini wanted to know what was wrong with the sticker, which was free. Kabir gave her the bank's list for one Sunday to find the podis in: she sat down with a pencil at eight, and at ten she said they could have the thing.",
    },
    {
      examples:
        "how many pieces did kabir sell at the sunday market | what happened to the hundred and twenty pieces | how many jars did kabir take home from the sunday market | how many pieces came home from the sunday market",
      needs:
        "sunday market piece | sunday market sell | kabir sunday sell | kabir market sell | hundred twenty piece | sunday market home | sunday market cash | kabir take home | sunday market many | kabir home sunday",
      answer: "Ninety-two pieces went by UPI and nine for cash, and nineteen came home, of a hundred and twenty.",
    },
    {
      examples:
        "how much did kabir pay in charges that sunday | when did the sunday money reach kabir's account | how much did the bank keep that sunday from kabir",
      needs:
        "kabir charge | kabir payout | kabir fee | sunday payout | kabir account money | kabir money reach | sunday money | kabir bank keep | kabir sunday bank keep | kabir charge sunday",
      answer:
        "About ₹203, tax included, on ₹17,340. The rest, ₹17,137, was in the account at half past eight the same evening.",
    },
    {
      examples: "why did the lime man count his money twice",
      needs: "lime man | lime seller | lime vendor",
      answer: "Because it had never happened to him before: Kabir paid him on Monday, before he had put down his sack.",
    },
  ],
  17: [
    {
      examples:
        "why was the lime pickle count short | where did the twenty-six jars of lime pickle go | who took the lime pickle | why were jars missing from kabir's shelf in may | boy on the cycle kaun tha | who is the boy on the cycle | why did the boy come on a cycle",
      needs:
        "pickle short | pickle count | lime short | pickle missing | pickle lost | kabir shelf short | kabir jar missing | twenty six jar | 26 jar | pickle steal | pickle take | lime jar missing | boy cycle | cycle kaun",
      answer:
        "Because families rang Ammini on the landline and sent a boy on a cycle, and none of it was written anywhere: she kept the orders in her head and the money in a biscuit tin. At the end of May the shelf was twenty-six jars short.",
    },
    {
      examples:
        "whom did kabir suspect for the missing pickle | why was shibu hurt | did rats take the pickle | did shibu steal the pickle | who was wrongly suspected of taking pickle",
      needs:
        "kabir suspect | shibu hurt | rat trap | rat pickle | kabir rat | rat jar | rat eat | shibu question | kabir blame | kabir accuse | shibu steal | shibu thief | shibu take | wrongly suspect",
      answer:
        "Kabir questioned Shibu, who was hurt, and he was right to be, and put down a trap for rats. Then one morning he met the boy on the cycle, who came for Ammini's customers.",
    },
    {
      examples:
        "why was ammini afraid of the phone | what was ammini afraid of | why did ammini not want the app | who is the old lady who was scared of the phone | which elderly relative was afraid of phones in a story",
      needs:
        "ammini afraid | ammini fear | ammini scared | ammini app | ammini phone | ammini refuse | ammini worry | mother scared phone | elderly phone | relative phone scared | mother scared story | mother afraid phone | old lady phone | aunt phone afraid | elderly relative | elderly story",
      answer:
        "She thought that if she pressed the wrong thing everybody's orders would go, the site's and the marketplaces' too, and that Kabir would be kind about it, which would be worse.",
    },
    {
      examples:
        "how does ammini take orders with the phone | how does ammini use ladoo without touching it | why does the phone lean on the salt jar",
      needs:
        "ammini order | ammini speak | ammini use | ammini learn | ammini touch | salt jar | phone salt | ammini phone",
      answer:
        "Ammini speaks, and Reena at the next table reads the screen and saves; she has to touch nothing. The phone leans on the salt jar, where she stands all day in any case.",
    },
    {
      examples:
        "where did the last missing jar go | what happened to the jar that was still missing at the end of the month | why was the shelf still one jar short | who ate the missing jar | who ate the last pickle jar | who ate the pickle",
      needs:
        "one jar short | last missing jar | ammini eat | eat jar | last jar missing | jar still missing | ate pickle | ate jar | ammini ate | who ate",
      answer: "Ammini had eaten that one. The money was in the biscuit tin, and it had wanted salt.",
    },
    {
      examples: "what happened with the priest's pickle | who paid for the priest's lime pickle",
      needs: "priest pickle | priest lime | priest pay | ammini priest | priest order",
      answer:
        "Ammini ordered two lime for the priest, no charge, and it stood on the list unpaid for four days. On the fifth she put down ₹480 in coins herself.",
    },
    {
      examples: "what was ammini's first spoken order | who is mary teacher | why did ammini say the gst was forgotten",
      needs: "mary teacher | who mary | thevara | ammini first | ammini gst",
      answer:
        "Four lime, Mary Teacher, Thevara, cash: four jars of lime pickle, ₹960. Ammini announced that it had forgotten the GST, until Reena opened the invoice and showed her the two lines, CGST and SGST.",
    },
    {
      examples:
        "who is annamma | what did ammini say to the phone in the end | what does ammini ask on the landline | what does ammini say when somebody rings | what does ammini ask callers",
      needs:
        "annamma | ammini landline | landline ring | landline ask | kitchen landline | ammini please | ammini end | ammini ring | ammini caller | ammini call",
      answer:
        "When the landline rings, Ammini asks who has died. Last Tuesday it was an order for Annamma, Panampilly Nagar: she told the phone two lime, thought for a moment, and added please.",
    },
  ],
  102: [
    {
      examples:
        "how did the orders go out when kabir was ill | what happened when the founder fell ill | what happened to the business on the day its founder had a fever | what happened while the founder was sick in bed | who ran pepper porch while kabir had a fever | why could shibu and reena manage without kabir | who was down with fever and yet every parcel went | who had fever while the parcels went out | who lay in bed and the parcels still left | whose orders went out although he was sick | kisko bukhar tha phir bhi saare parcel gaye",
      needs:
        "founder ill | founder fever | founder sick | business fever | kabir ill | kabir fever | kabir sick | kabir bed | without kabir | kabir unwell | fever parcel | who fever | fever order | who sick parcel | bed parcel | bukhar parcel | who ill parcel | who bed",
      answer:
        "Ten days before, Kabir had made two logins in the Crew: Shibu got the Storeroom, Reena the Sales Desk. So she took the orders and printed everything, he went round with the trolley, and thirty-one parcels went off at seven.",
    },
    {
      examples:
        "what went on buzzing in the rice tin | where was kabir's phone while he was ill | who hid kabir's phone",
      needs: "rice tin | kabir phone | phone rice | kabir phone hide | phone bury",
      answer: "Ammini buried it in the rice tin, where it went on buzzing, and returned it on Wednesday morning.",
    },
    {
      examples: "what happened to the balchao when kabir was ill | how did shibu find the two missing jars of balchao",
      needs: "balchao",
      answer:
        "The no-prawn balchao was two jars short of its count. Shibu looked into the box for the Sunday market, found both, and moved them to the packing shelf, on the screen first and then with his hands.",
    },
    {
      examples:
        "why could reena not refund the lady in coimbatore | who got the broken jar | what went wrong while kabir was ill",
      needs:
        "coimbatore lady | coimbatore refund | coimbatore jar | coimbatore kabir | reena refund | broken jar lady | broken jar kabir | reena money back | broken jar reena | kabir ill wrong",
      answer:
        "A lady in Coimbatore had received a broken jar and wanted her ₹240 back, and Reena's login does not give money back. Reena wrote that Kabir had a fever; on Wednesday he made out the credit note and sent it.",
    },
    {
      examples:
        "who called kabir on the day he was ill | who had called while the phone lay in the rice tin | how many missed calls did kabir have | who rang kabir on his sick day | kabir ko kisne call kiya",
      needs:
        "who call rice | call phone rice | kabir missed call | missed call ill | missed call fever | missed call bed | kabir call | kabir missed | rang kabir | kabir rang | kabir ring sick | call kabir ill",
      answer:
        "Three missed calls: one from the bank, and two from men who sell him lids. The kitchen had not rung at all.",
    },
    {
      examples: "how high was kabir's fever | what did the thermometer say",
      needs: "fever high | thermometer | kabir temperature | fever degree",
      answer: "The thermometer said a hundred and two, and on Wednesday morning Kabir was down to ninety-nine.",
    },
    {
      examples: "who sat in kabir's chair | what is the advice of the lady in coimbatore against fever",
      needs: "kabir chair | reena chair | pepper rasam | rasam lady | rasam kabir",
      answer:
        "Reena was sitting in Kabir's chair when he came down. The lady in Coimbatore had advised pepper rasam, no tomato.",
    },
  ],
};
