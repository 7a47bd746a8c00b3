/** What happens in Tara's stories, by the story's number. */
import type { Detail } from "./detail.ts";

export const taraDetails: Readonly<Record<number, readonly Detail[]>> = {
  1: [
    {
      examples:
        "where did the eleventh stole go | what happened to the missing stole | who was wearing the lost stole | why was one stole short after the stall | missing stole kahan gaya | who found stole number eleven | kho gaya stole kiske paas tha",
      needs:
        "eleventh stole | 11th stole | eleven stole | missing stole | stole missing | tara stole lost | one stole lost | stole wear | stole short | tara stole find | golu stole | stole golu | stole nephew | stole kahan | stole where | stole number eleven | stole number | stole nephew | stole story",
      answer:
        "Golu, Tara's nephew, was wearing it: a breeze had come up at six, and he had put on the eleventh stole, the madder one with the border. Tara let him wear it as far as the station.",
    },
    {
      examples:
        "what went wrong with tara's two boxes | why did tara sell the same kurta twice | how often did tara sell one piece twice | what happened with the mustard kurta before",
      needs:
        "tara twice | tara two box | kurta twice tara | same kurta twice | tara same kurta | tara midnight | mustard kurta | tara double",
      answer:
        "Tara kept two boxes, one for the website and one for the stall, and moved pieces between them at midnight and told nobody. So a kurta was sold at the stall and on the website at about the same hour, four times in one season, and she wrote apologies by hand.",
    },
    {
      examples:
        "how did tara go on selling when the network went in indiranagar | how long was the network gone at tara's stall | what happened at five when the bars came back",
      needs:
        "tara network | indiranagar network | tara signal | indiranagar signal | golu network | bar back five | tara offline",
      answer:
        "The 86 pieces were already on Tara's phone, network or no network, so she tapped each sale in for fifty minutes. At five the bars came back, and the eleven sales went up by themselves, each one once.",
    },
    {
      examples:
        "what did tara take to indiranagar | how many kurtas did tara pack for indiranagar | how many totes went to indiranagar | how many earrings did tara bring to indiranagar",
      needs:
        "indiranagar take | indiranagar pack | indiranagar kurta | tara stall take | tara stall pack | tara 86 | 86 piece indiranagar | indiranagar tote | indiranagar stole | indiranagar earring | indiranagar piece | indiranagar go",
      answer: "Tara took 86 pieces to Indiranagar: 34 kurtas, 20 stoles, 12 totes and 20 pairs of earrings.",
    },
    {
      examples:
        "how many pieces did tara sell in indiranagar | how many did she sell at the indiranagar stall | indiranagar mein kitne piece bike",
      needs: "indiranagar sell | indiranagar sold | tara sell 86 | tara sell piece | tara stall sell many",
      answer: "Tara sold 41 of the 86 pieces that she took to Indiranagar.",
    },
    {
      examples:
        "what came home from indiranagar | how many pieces were left after tara's saturday stall | how many stoles were left at the stall | how many kurtas were left at the stall | how many totes came home from the stall",
      needs:
        "indiranagar home | indiranagar left | indiranagar unsold | stall piece home | tara piece left | tara stall left | stole left | stole comeback | kurta left stall | tote left | earring left stall",
      answer:
        "From Indiranagar 45 pieces came home: 20 kurtas, 11 stoles, 7 totes and 7 pairs of earrings. On Tuesday, when the boxes reached Jaipur, they were for sale on the website again.",
    },
  ],
  5: [
    {
      examples:
        "how many people came to the second delhi stall | how many of the people she wrote to came and bought | how many came after the whatsapp message to delhi | delhi me message ke baad kitne log aaye",
      needs:
        "second delhi | delhi stall came | delhi came many | delhi message came | delhi buy many | delhi many bought | tara delhi came | visitor book came | nineteen came",
      asks: "how many came and bought after the message",
      answer:
        "Nineteen of the sixty-two people she wrote to came to the second Delhi stall, and fourteen bought. Nine of the fourteen bought the very print they had asked for in August.",
    },
    {
      examples: "who is nandini | what did nandini write in the visitors' book | did nandini get her kurta",
      needs: "nandini | pomegranate print | pomegranate l | pomegranate delhi | pomegranate kurta | pomegranate tara",
      answer:
        'Nandini is a visitor to Tara\'s Delhi stall who had written in the book: Nandini, L, the pomegranate one, if ever. In November she pulled the pomegranate in L from the back of the rail and said: "You took your time."',
    },
    {
      examples:
        "what was wrong with the visitors' book | why did the visitors' book bring tara nothing | what was in tara's visitors' book",
      needs: "visitor book tara | visitor book wrong | visitor book why | visitor book delhi | guest book",
      answer:
        "People wrote kind things in it, and then the books went on a shelf: when Tara returned to a city, she returned as a stranger. The one useful line, with a size and a print, she had owned for five months without reading it.",
    },
    {
      examples:
        "what did golu ask the visitors in delhi | what did tara do to make the visitors' book useful | what replaced the visitors' book | which question did golu ask at the stall | which two extra words did golu write down | how did tara learn what size people in delhi wanted",
      needs:
        "golu ask | golu visitor | visitor book useful | visitor book replace | visitor book instead | two extra word | two more word | tara delhi size | delhi size golu | golu delhi ask | tara delhi ask",
      answer:
        'Golu asked: "May we write to you when we come back?" From those who said yes he put the name and number into The Customer Lounge, then the size and the print they had looked for and not found: two extra words, M and peacock.',
    },
    {
      examples:
        "how many people in delhi said yes to messages | how many people at the delhi stall agreed to be written to | how many said no to golu | how many visitors agreed to get messages in delhi | how many people in delhi said they may be messaged | how many visitors of the delhi stall may be written to",
      needs:
        "golu delhi yes | tara delhi yes | delhi yes message | visitor yes golu | visitor yes delhi | golu yes | golu no | tara delhi agree | delhi sixty | visitor agree | many agree delhi | delhi many yes | delhi many agree | said delhi message | delhi message many | people delhi message",
      asks: "agreed said message written to",
      answer: "Sixty-two said yes, and about twenty said no.",
    },
    {
      examples:
        "what did tara pack for the second delhi stall | why did tara leave the lime green at home | why did tara bring three peacock m",
      needs:
        "peacock tara | peacock m | peacock delhi | three peacock | lime green | tara delhi pack | tara delhi bring | delhi left behind",
      answer:
        "She packed by the list of those who had agreed, sorted by size and print: three peacock M, because three people had wanted one. A lime green she is fond of stayed behind, since not one soul in Delhi had asked for it.",
    },
    {
      examples: "which animal did the child put into the book | who drew the horse | where was the horse drawn",
      needs:
        "draw horse | horse book | horse draw | child horse | horse number | animal book | child book | horse drawn",
      answer:
        "One child drew a horse in Tara's visitors' book, a good one, at a gallop. It stood on the last four digits of Nandini's phone number.",
    },
    {
      examples: "what did the message to the delhi visitors say | did anybody unsubscribe from tara's delhi message",
      needs:
        "tara delhi message | delhi stall message | visitor message delhi | tara message delhi | tara delhi whatsapp",
      answer:
        "It said where the stall would be and until what time, that the print they wanted would be in the box in their size, and that one word back would take them off the list. One person sent the word.",
    },
  ],
  11: [
    {
      examples:
        "how old is golu | what is golu's age | is golu nineteen | golu kitne saal ka hai | golu ki umar kya hai",
      needs: "golu old | golu age | golu year | golu nineteen",
      answer: "Golu is nineteen, as Tara says in this story.",
    },
    {
      examples:
        "why was tara afraid of computers | what happened to tara at the bank | which button was tara afraid of | why did tara prefer paper | what did the bank job teach tara to be scared of",
      needs:
        "tara afraid | tara fear | tara scared | tara bank | fixed deposit | old gentleman | tara computer | tara button | tara paper | bank job tara | tara scare",
      answer:
        "In her second year at the bank Tara pressed Enter on the wrong screen and closed an old gentleman's fixed deposit eleven months early. It took three days, two managers and a letter on stamp paper to open it again, so she was afraid of the button that cannot be taken back.",
    },
    {
      examples:
        "why did the old gentleman bring tara bananas | who brought tara a banana | who is the man with the bananas",
      needs: "banana tara | banana gentleman | banana bank | three banana | man banana | gentleman banana",
      answer:
        "The old gentleman, whose fixed deposit Tara had closed, brought her a banana on each of the three days, because he thought she looked unwell.",
    },
    {
      examples: "what was the first product tara entered | why did tara begin with the fish tote",
      needs:
        "fish tote | fish print | fish bag | tara first product | tara first thing | tara first item | tara begin product",
      answer:
        "The fish-print tote in the small size: one print, one size, seven in the basket by the door. She had thought of her 140 SKUs, closed Ladoo again and made tea, and then chose one thing.",
    },
    {
      examples:
        "how did tara try to break it | what happened when tara typed sixty | what happened when she entered sixty instead of six",
      needs:
        "tara break | sixty six | tara sixty | type sixty | tara wrong count | sixty instead | enter sixty | sixty tara",
      answer:
        "On Wednesday Tara typed sixty where it said six, to see who would shout. Nobody did: a line said that the count had gone from six to sixty, by Tara, and when she changed it back there was a second line to say that.",
    },
    {
      examples:
        "how many products a day did tara enter | how long did it take tara to enter all her skus | how long did she take to put all her items in | how many weeks did it take her to enter everything",
      needs:
        "tara sku | tara day product | tara enter | tara 140 | four day tara | tara product week | she long sku | she take sku | she enter | she all sku | her sku week",
      asks: "how long weeks take put in all items",
      answer:
        "Four more a day, with the four o'clock cutting chai, and never more than four. In five weeks all 140 were in.",
    },
    {
      examples: "who ordered a fish tote in september | what did the old gentleman's daughter write",
      needs: "gentleman daughter | tote september | daughter tote | daughter tara",
      answer:
        "The old gentleman's daughter did, with a note: her father would like to know if Tara is eating properly.",
    },
  ],
  12: [
    {
      examples:
        "what did tara pack for the diwali exhibition | what did tara take out for diwali | what was in tara's boxes for the three days of diwali | diwali ke liye tara ne kya pack kiya | how many pieces did tara take to the diwali exhibition",
      needs: "pack diwali | tara pack diwali popup | take diwali | take out diwali | diwali box | piece take diwali",
      answer: "Tara took out 90 pairs of earrings, 30 totes and 24 stoles: 144 pieces.",
    },
    {
      examples:
        "what did tara pack for the diwali exhibition and how much came home | how many pieces did tara take to the diwali exhibition and how many came back | what did tara take out for diwali and what was left",
      needs:
        "pack diwali home | take diwali home | pack diwali left | take diwali left | take diwali comeback | pack diwali comeback | pack diwali back | take diwali back",
      answer:
        "Tara took out 90 pairs of earrings, 30 totes and 24 stoles, 144 pieces, and Golu brought 44 more the first night and 37 the second. Of these 225 pieces 13 came home.",
    },
    {
      examples:
        "why did tara take earrings and not stoles to the diwali exhibition | what did the crystal ball show tara about diwali | why do stoles sell less at diwali | why earrings instead of red stoles at diwali",
      needs:
        "diwali why | diwali earring | diwali crystalball | diwali stole | diwali show | diwali learn | earring instead stole | diwali earring instead",
      answer:
        "Because the Crystal Ball showed that at a stall earrings and totes leave in twos and threes, and stoles leave one at a time. People are buying for other people, and nobody can be sure of her sister-in-law's colours.",
    },
    {
      examples: "what went wrong at tara's diwali stall the year before | why did 96 pieces come home the year before",
      needs: "diwali wrong | diwali year before | diwali last year | 96 piece | ninety six",
      answer:
        "Tara had packed mostly red stoles. On Saturday at three she sold her last pair of earrings, then she stood behind a wall of red for a day and a half, and ninety-six pieces came home.",
    },
    {
      examples:
        "how did tara refill the diwali table overnight | what did golu bring by scooter | what was in the two refills | how did golu help at night during the diwali exhibition | who carried the overnight refills during the exhibition | who took the refill boxes to the stall | who did the two runs by scooter | how did the refills get to the table",
      needs:
        "diwali refill | who refill | refill box | two run | run scooter | refill exhibition | refill table | golu scooter | diwali scooter | overnight refill | two refill | refill golu | refill tara | golu diwali | golu night | golu exhibition",
      answer:
        "The phone put together what was left on the table, what had gone that day and what was at home, and made tomorrow's list. Golu took the list and the scooter: 44 pieces the first night and 37 the second, each boxed by ten.",
    },
    {
      examples: "how many pieces did tara sell each day of diwali | what did tara sell on the diwali saturday",
      needs: "diwali friday | diwali saturday | diwali sunday | diwali day | diwali sell many",
      answer: "57 pieces on Friday, 80 on Saturday and 75 on Sunday.",
    },
    {
      examples:
        "what came home from the diwali exhibition | which pieces were left after diwali | diwali me kitna maal wapas aaya | how many pieces came back from diwali | how much stock came back home from the diwali exhibition compared to last year | how many pieces came home this diwali and how many the year before",
      needs:
        "diwali home | diwali left | diwali unsold | diwali over | diwali wapas | diwali comeback | diwali back | diwali compare | diwali stock comeback | popup comeback home | diwali before after | diwali home year",
      asks: "stock exhibition compared last year before",
      answer:
        "13 of 225 pieces came home: eight pairs of earrings, three totes and two stoles. Both stoles were red. The year before it was 96.",
    },
    {
      examples:
        "what did tara's mother say about the red stoles | why did the red stoles not sell according to the mother",
      needs: "mother red | mother stole | mother say | mother diwali | red stole",
      answer:
        'Tara\'s mother had wanted red and gold at the front. When two red stoles came home unsold, she looked at them for a moment and said: "Hung too high."',
    },
    {
      examples:
        "did tara's website sell earrings that were at the diwali stall | why were the earrings sold out online before diwali",
      needs: "diwali website | diwali online | diwali sell out | diwali site | tara earring site",
      answer:
        "No: all 21 pairs left at home went to the stall, and the site marked them sold out by itself. So nobody in Chennai paid for a pair that was pinned to a board in Jaipur.",
    },
  ],
  13: [
    {
      examples:
        "on which date did the accountant get the gst summary | when was tara's gstr-1 summary with her accountant | how early did goyal uncle get the summary | summary accountant ko kis tareekh ko mili",
      needs:
        "accountant get summary | accountant date summary | accountant summary did | goyal summary | tara summary | summary 4th | when summary accountant was",
      asks: "date accountant got gst summary",
      answer:
        "On the 4th, a week before it was due: on the 1st the GSTR-1 summary was simply there, and on Tuesday the 3rd Tara went through 218 invoices and five credit notes.",
    },
    {
      examples: "who is goyal uncle | who is goyal | who is tara's accountant | why does goyal uncle send voice notes",
      needs: "goyal | tara accountant",
      answer:
        "Goyal uncle is Tara's accountant. He does not like to type, so he sends voice notes, and they all begin with a cough.",
    },
    {
      examples: "what were the nineteen questions about | why did goyal uncle have nineteen questions",
      needs: "nineteen question | 19 question | goyal question | accountant nineteen | goyal nineteen | uncle question",
      answer:
        "Eleven were UPI payments from people with names like Sunshine Girl, and no sale to put beside them. Five were bills with the wrong tax, and the last three were all about one bill.",
    },
    {
      examples:
        "to how many did goyal uncle's nineteen questions drop | how many questions did goyal uncle send after that | the accountant with the cough used to send nineteen queries, to how many did that drop | how many queries did the accountant with the cough send after that | goyal uncle ne baad mein kitne sawaal pooche",
      needs:
        "goyal question end | goyal many question | accountant cough many | accountant cough | cough query | cough question | nineteen query | nineteen drop | nineteen fall | accountant cough nineteen | goyal nineteen fall | goyal after | goyal kitna",
      asks: "accountant cough nineteen queries questions drop to how many",
      answer:
        "Two, on the 6th: had Tara checked the boutique's number, and was this potli really theirs. That was on 218 invoices, where one month had brought nineteen questions.",
    },
    {
      examples: "who is sunshine girl | who is lata",
      needs: "sunshine | who lata | lata stole | lata peacock",
      answer:
        "Sunshine Girl is the name on a UPI payment. Since The Cash Register puts each payment against its invoice, Tara knows that it was a stole in peacock blue, and that her name is Lata.",
    },
    {
      examples:
        "which two invoices were marked in tara's gstr-1 summary | what was wrong with the boutique's gst number | what was wrong with the potli bag",
      needs:
        "tara potli | potli wrong | potli farida | potli summary | tara mark | summary mark | boutique gst | tara boutique number | letter zero | tara two mistake",
      answer:
        "One was the boutique where Tara keeps a rack: she had typed the letter O in their GST number in place of a zero. The other was a potli bag with no HSN code at all.",
    },
    {
      examples:
        "why did tara ring goyal uncle on the 10th | what did the accountant say when tara rang him on the 10th | why was goyal uncle quiet on the 10th",
      needs: "goyal ring | goyal quiet | goyal 10th | goyal phone | tara ring uncle | tara 10th | goyal silent",
      answer:
        'He had the summary from the 4th and asked only two questions on the 6th, so on the 10th Tara\'s phone stayed silent like a stone. She rang him and said, "Today is the 10th, I am only saying", and he asked who was speaking.',
    },
    {
      examples:
        "which film did tara see on the 10th | what did tara do with the free evening | where did tara take her mother | what film did they watch | which film did tara and her mother watch",
      needs:
        "tara film | mother film | nine film | goyal film | movie tara | tara cinema | mojri | tara evening | tara mother take | film did watch | mother watch film | film tara",
      answer:
        "Tara put on the red mojris and took her mother to the nine o'clock film. It was not very good, and they stayed to the end.",
    },
    {
      examples: "what was in tara's shoebox | why were the swatches bad for gst",
      needs: "shoebox | tara swatch | swatch gst | swatch wrong | swatch say",
      answer:
        "Swatches: Tara writes her lists on the backs of fabric. One said two M, didi with spectacles, ₹2,900, and did not say which month, cash or UPI, or where they were sent, on which the tax depends.",
    },
  ],
  14: [
    {
      examples:
        "why did tara's customers return so many kurtas | why were tara's kurtas too tight | why did half of tara's returns say size | why did so many of tara's kurtas come back | why did so many kurtas come back to tara | tara ke kurte wapas kyun aate the | why was the kurta m too tight for a lady of 38 | is there a story of somebody whose clothes kept coming back because they didn't fit | whose clothes kept coming back because they did not fit | which founder's kurtas were sent back for the size",
      needs:
        "tara return | tara customer return | tara why kurta return | tara why kurta back | tara kurta tight | tara size return | belandbuta return | tara kurta back | tara kurta comeback | tara wapas | tara kurta wapas | kurta comeback why | customer comeback kurta | m too tight | kurta m tight | why kurta tight | cloth fit story | cloth comeback fit | cloth not fit | cloth comeback | cloth fit | kurta fit | dress fit | story fit | cloth story size | kurta sent back size | founder kurta size",
      answer:
        'Because Tara\'s size chart gave the measure of the kurta, and for four years her customers had been reading it as their own. As Farida told her: "The kurta is thirty-eight. The lady is thirty-five."',
    },
    {
      examples:
        "what was wrong with tara's size chart | where did tara's size chart come from | what did the 38 beside m mean",
      needs: "tara chart | tara size chart | tara chart wrong | farida cutting book | 38 m chart | thirty eight",
      answer:
        "It gave the measure of the kurta, and stood under the words Find your size, so customers took the 38 beside M for their own. Tara had copied it from Farida's cutting book, in a hurry, in 2021.",
    },
    {
      examples:
        "how many returns marked size were there after the size chart was corrected | how many returns said size after tara changed the chart | how many kurtas came back for their size after that | how many size returns did tara have before and after",
      needs:
        "return size after chart | return size chart correct | return size chart change | many return mark size | size return after | size return before after | return chart after",
      asks: "how many returns marked size after chart corrected changed",
      answer: "Three, of 13 returns in two months. In the two months before it had been eleven, of 22.",
    },
    {
      examples:
        "how did tara notice the size chart was wrong | how did tara find out why the kurtas came back | how many remarks said too tight",
      needs:
        "tara find | tara notice | tara realise | remark tight | remark loose | tara remark | nine tight | tara discover | tara too tight | tara understand",
      answer:
        "She wrote down the customers' own words, and of eleven remarks nine said too tight and two too loose. If people were guessing, they would be wrong in both directions, so somebody was telling them the wrong thing.",
    },
    {
      examples:
        "what did tara change about the size chart | how did tara fix the size returns | how does the new size chart of tara work",
      needs:
        "tara change chart | tara fix | tara new chart | tara chart change | chart tara now | tara solve | tara stitch",
      answer:
        "Not a stitch: Tara changed the chart. It asks for your own measure now, round the chest and round the upper arm, with a drawing of where the tape goes, and in the next two months three returns said size.",
    },
    {
      examples:
        "what did the slip of paper in the sleeve say | who wrote made for somebody with no arms | what happened to the lady with no arms | what did the customer without arms send later | which photograph did the lady with no arms send",
      needs:
        "slip sleeve | slip paper | paper sleeve | slip kurta | no arm | lady arm | woman arm | sleeve kurta | somebody arm | dance floor | without arm | photograph arm | photograph lady | photograph wedding",
      answer:
        "The slip in the left sleeve said: very pretty, made for somebody with no arms. That customer got her L, and later sent a photograph from her brother's wedding with both hands straight up in the air.",
    },
    {
      examples: "how many returns did tara have in two months | how many of tara's orders came back",
      needs: "tara many return | tara return month | tara 440 | 22 return | tara return order",
      answer:
        "22 returns on about 440 orders in two months, and eleven of them were marked size. In the next two months there were 13, three of them for size.",
    },
  ],
  16: [
    {
      examples:
        "how many kurtas were left over before and after the size run | how many kurtas were unsold at the end of the season | size run ke baad kitne kurte bache | to how many did the leftover kurtas fall",
      needs:
        "kurta left after | kitn kurta left | kitn kurta | many kurta left | kurta left end | kurta left before after | kurta unsold | leftover kurta",
      asks: "how many left unsold end of season size run before after",
      answer: "38 kurtas were left over from 480, where the season before had left 97.",
    },
    {
      examples:
        "what was the bet between tara and farida | what did farida and tara bet | how many kurtas were left over after farida's bet | which print was cut the old way | which print did farida cut her way | what result did tara get from size planning | what came of tara's size plan | how many kurtas were left after tara planned the sizes | what was the result of the size run for tara | tara ke size plan ka kya result aaya",
      needs:
        "tara bet | farida bet | bet parrot | bet kurta | bet suitcase | farida offer | print old way | print farida way | print her way | tara size plan | tara size plan result | tara size result | size plan left",
      answer:
        "Fifteen prints were cut by the Crystal Ball's page, and the parrots Farida's way, six of each size, to see whose came home in a suitcase. Of 480 kurtas 38 were left: eight parrots, and two of each other print on average.",
    },
    {
      examples: "did farida admit that tara had won | who won the bet tara or farida | bet kaun jeeta farida ya tara",
      needs: "bet win | farida win | tara win | bet lose | farida lose | bet admit | bet kaun | bet jeeta | bet who",
      answer:
        "Tara did: Farida's parrots left eight kurtas, and the other fifteen prints thirty between them, two each. Farida did not say so, but asked to see what the phone says for the parrots.",
    },
    {
      examples:
        "why should no lotus kurta be cut in s | what was wrong with the lotus print | why did the crystal ball say none in s",
      needs: "lotus print | lotus kurta | lotus s | lotus size | lotus tara | cut lotus",
      answer:
        "The lotus block repeats every nine inches, so on an S the side seam goes straight through the flower and you get half a lotus under each arm. The Crystal Ball said none in S, because customers held it up and put it back.",
    },
    {
      examples:
        "why were 97 kurtas left over | why were there kurtas under the bed | what was in the suitcases under the mother's bed | why were so many s left",
      needs:
        "97 kurta | suitcase bed | suitcase kurta | mother suitcase | tara suitcase | kurta bed | kurta left over | farida even | kurta left season | cut evenly | size s left",
      answer:
        "They got there by fairness: Farida cut thirty of every print, six of each size, so 97 kurtas were left in three suitcases, sixty-one of them in S. The L was always gone in the fifth week.",
    },
    {
      examples: "which size run did the crystal ball suggest to tara | how many of each size did tara cut",
      needs: "tara size run | tara run | tara each size | tara cut | farida size run",
      answer:
        "Out of thirty, 3 in S, 8 in M, 10 in L, 6 in XL and 3 in XXL for most prints, and none in S for the lotus.",
    },
    {
      examples:
        "which print did the cutter want to cut her own way | what did the cutter in bagru insist on doing her own way | on which print did farida insist | what did the woman who cuts the cloth want to keep as it was | what did the tailor in bagru not give up | farida ne kaun sa print apne tarike se kaata",
      needs:
        "cutter bagru | bagru insist | cutter way | cutter insist | farida insist | bagru own way | tailor bagru | bagru way | cutter own | cutter print | woman cut cloth | farida apna",
      asks: "cutter bagru insist own way cuts cloth",
      answer:
        "The parrots: Farida cut them her way, six of each size, while the other fifteen prints went by the page, to see at the end whose came home in a suitcase.",
    },
    {
      examples:
        "what was farida's objection to the phone | how long has farida been cutting cloth | why did farida not trust the phone",
      needs:
        "farida objection | farida object | farida year | farida cut cloth | farida trust | farida phone | farida experience",
      answer: "That the phone has never touched any cloth. Farida has been cutting it for twenty-two years.",
    },
    {
      examples: "who was the referee of the bet | why did the mother want the suitcases back",
      needs: "referee | mother suitcase",
      answer:
        "Golu was the referee, because he had money on neither of them. Tara's mother asked for the suitcases back, as she wants to visit her sister.",
    },
  ],
  101: [
    {
      examples:
        "why did the parrot earrings go missing | who stole the tiny parrots | what happened to the tiny parrots | why was tara short of parrots every evening | which earring sold fastest | which earrings sold best | wo kaunsi kahani hai jisme jhumke roz gayab ho jaate the | kis kahani mein jhumke gayab hote the | jhumke kaun churata tha | in which story did the same earrings vanish each evening",
      needs:
        "parrot earring | tiny parrot | parrot missing | parrot steal | parrot disappear | parrot short | parrot lost | parrot stole | parrot vanish | earring fast | earring fastest | earring best | earring sell most | jhumk gayab | jhumke gayab | jhumka gayab | earring gayab | jhumka kahani | earring vanish | earring missing | jhumka story | jhumke story | jhumke gaya | jhumke roz",
      asks: "jhumke jhumka gayab roz kahani earrings vanish",
      answer:
        "Nobody had ever stolen them: nine pairs of tiny parrots went in one day. They were selling faster than anything else on the board, and Tara had been making them last of all, because she had decided they were unlucky.",
    },
    {
      examples: "whom did tara suspect of taking the parrots | who is the schoolgirl with the plait",
      needs: "schoolgirl | plait | parrot suspect | tara suspect | tara accuse | parrot blame",
      answer:
        "Tara suspected a schoolgirl with a very innocent plait, and her own mother. Both were innocent, and a pair of parrots is put aside for the schoolgirl.",
    },
    {
      examples:
        "how does the earring card count itself | what is on the back of the earring cards | how does golu sell with the cards",
      needs: "earring card | earring card back | tara card | earring code | golu card | earring card count",
      answer:
        "Each card has a square code on its back, one for each design. Golu points the phone at it, the phone shows a picture, the name and ₹390, the customer pays by a UPI QR for exactly that sale, and the count goes down by one.",
    },
    {
      examples:
        "why did tara not know which earrings were sold | why did counting the earrings take forty minutes | what was wrong with golu selling by pointing",
      needs:
        "golu point | earring count | earring forty | tara which earring | golu which earring | point earring | tara earring know",
      answer:
        "Golu sold by pointing: the money was right every evening, because UPI remembers money, but it did not remember which earrings. So they were counted at night, pair by pair, against a list on the back of a swatch, for forty minutes.",
    },
    {
      examples:
        "how many earrings did tara sell on the first day with the cards | how much did tara take for earrings that saturday | how long does the earring count take now",
      needs:
        "tara earring sell | earring day | earring saturday | earring first | tara earring take | earring sell many",
      answer:
        "46 pairs, and the payments came to ₹17,940, which is 390 times 46. The counting took six minutes that night.",
    },
    {
      examples: "how many earring designs does tara have | what do tara's earrings cost",
      needs: "tara earring design | tara earring price | tara earring kind | tara earring many",
      answer: "Tara has 24 designs, at ₹390 a pair. A QR payment on that costs her a little over ₹4.50.",
    },
  ],
};
