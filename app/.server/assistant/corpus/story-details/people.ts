/** Who is who around the founders. Those whom one story alone names are told of there. */
import type { FounderKey } from "#app/schemas/content.ts";
import type { Detail } from "./detail.ts";

/** Told from the founder's own lines and journey; `story` is where one hears more. */
type Person = Detail & { founder: FounderKey; story: number };

export const people: readonly Person[] = [
  {
    founder: "tara",
    story: 13,
    examples:
      "which founder sells kurtas | which of your founders makes clothes | who sells block printed stoles | kurta kaun bechta hai in founders mein",
    needs: "which founder kurta | which founder clothes | founder kurta | who kurta | founder stole | who stole sell",
    answer:
      "Tara Rathore of Bel & Buta in Jaipur sells hand-block-printed kurtas, stoles, totes and earrings, at pop-ups, on Instagram and on her own site.",
  },
  {
    founder: "kabir",
    story: 9,
    examples:
      "which founder sells pickles | which founder makes achaar | who makes pickles | which of your founders is in food | who was a hotel cook | which founder is a former hotel chef | achaar kaun banata hai in founders mein",
    needs:
      "which founder pickle | who pickle | founder pickle | founder food | founder hotel | founder chef | founder cook | who cook hotel | who hotel cook | founder podi | who podi | who chips",
    answer:
      "Kabir Nair of Pepper Porch in Kochi sells pickles, podis and banana chips in small batches. Before that he cooked in hotel kitchens for nine years.",
  },
  {
    founder: "dev",
    story: 3,
    examples:
      "which founder sells face packs | who sells face packs and soaps | which of your founders is in skincare | which founder is in skincare | who has a beauty brand among your founders | ubtan kaun bechta hai",
    needs:
      "which founder soap | founder soap | founder ubtan | founder skincare | founder beauty | founder cosmetic | who face pack | founder face | who soap | who ubtan sell",
    answer: "Dev Kulkarni of Sunday Ubtan in Pune sells face packs, oils and soaps. His sister Rhea makes them.",
  },
  {
    founder: "dev",
    story: 8,
    examples:
      "how many products does dev have | how many products does sunday ubtan sell | how many orders does dev get a month | how many boutiques sell dev's products | dev ke kitne products hain",
    needs:
      "how many dev product | how many ubtan product | how many dev order | how many ubtan order | how many dev boutique | kitne dev product",
    answer:
      "When Dev Kulkarni began to count, Sunday Ubtan had twenty-six products and about 1,100 orders a month, on its own site, two marketplaces and four boutique shelves. Nine of the twenty-six earned nearly everything, and seven were dropped.",
  },
  {
    founder: "kabir",
    story: 10,
    examples:
      "how many notebooks did kabir have | how many notebooks were there in kabir's kitchen | kabir ke paas kitni notebook thi",
    needs: "how many kabir notebook | kitni kabir notebook",
    answer: "Four: blue was for WhatsApp, red for the site, green for the marketplaces and black for money.",
  },
  {
    founder: "dev",
    story: 6,
    examples:
      "which founder had one password for five people | who shared one password | who shared a password with the whole team | which brand had one login for everybody | which founder's team were all admin | kis founder ke yahan sab ek hi password use karte the",
    needs:
      "founder password | who password share | who share password | brand password | who one login | which brand login | founder one login | founder all admin",
    answer: "Dev Kulkarni of Sunday Ubtan: he and four others worked with one password, and everybody was admin.",
  },
  {
    founder: "tara",
    story: 13,
    examples:
      "who lost an evening every month to gstr-1 | which founder dreaded the gst return | which founder kept invoices in a shoebox | kis founder ko gst return ki pareshani thi",
    needs:
      "founder gst | who gst evening | who lose evening | founder shoebox | who shoebox | founder return gst | founder gstr",
    answer:
      "Tara Rathore of Bel & Buta: the 10th of every month, the night before GSTR-1 is due, belonged to a shoebox.",
  },
  {
    founder: "dev",
    story: 18,
    examples:
      "which founder got cash on delivery parcels back | whose parcels came home refused | which founder had trouble with cod returns | kis founder ke cod parcel wapas aate the",
    needs:
      "founder cod | founder parcel back | whose parcel back | whose parcel refuse | founder parcel refuse | who cod parcel",
    answer:
      "Dev Kulkarni of Sunday Ubtan: thirty-one cash on delivery parcels came home, and he rang twenty of those who had refused.",
  },
  {
    founder: "tara",
    story: 11,
    examples:
      "what was tara doing before this business | what did tara do earlier | which job did tara have before | what did tara do before the brand | what did tara do before | tara pehle kya karti thi | who left a bank job to start a brand | which founder worked in a bank before",
    needs:
      "tara before business | tara before brand | tara doing before | tara earlier | tara job | tara pehle | tara work before | tara old job | tara profession",
    answer: "Tara had a bank job, and left it in 2021 with forty kurtas and her mother's dining table.",
  },
  {
    founder: "kabir",
    story: 9,
    examples:
      "what was kabir doing before this business | what did kabir do earlier | which job did kabir have before | what did kabir do before the brand | what did kabir do before | kabir pehle kya karta tha | who gave up cooking in a hotel to start a brand",
    needs:
      "kabir before business | kabir before brand | kabir earlier | kabir job | kabir pehle | kabir work before | kabir old job | kabir profession | kabir doing before",
    answer:
      "Kabir cooked in hotel kitchens for nine years before he began to sell his aunt Ammini's lime pickle in 2019.",
  },
  {
    founder: "dev",
    story: 8,
    examples:
      "what was dev doing before this business | what did dev do earlier | which job did dev have before | what did dev do before the brand | what did dev do before | dev pehle kya karta tha | who left selling software to start a brand",
    needs:
      "dev before business | dev before brand | dev earlier | dev job | dev pehle | dev work before | dev old job | dev profession | dev doing before",
    answer: "Dev sold software before his sister Rhea, a cosmetic chemist, talked him into selling her ubtan in 2020.",
  },
  {
    founder: "tara",
    story: 1,
    examples: "who is golu | what does golu do for tara | who carries tara's boxes | who is tara's nephew",
    needs: "golu | tara nephew | tara box carry",
    answer:
      "Golu is Tara's nephew. For Bengaluru he takes the boxes on the Wednesday train; on Saturday he sells with her at the table, and at night he counts the pieces back into the box.",
  },
  {
    founder: "tara",
    story: 16,
    examples: "who is farida | what does farida do | who prints and tailors for tara | who sews tara's kurtas",
    needs: "farida | tara tailor | tara print | tara sew | tara stitch",
    answer: "Farida prints with Tara in Bagru, and also runs the tailoring.",
  },
  {
    founder: "kabir",
    story: 17,
    examples:
      "who is ammini | who is kabir's aunt | what does ammini do at pepper porch | whose pickle does kabir sell",
    needs: "ammini | kabir aunt | whose pickle | pepperporch aunt",
    answer: "Ammini is Kabir's aunt. He began to sell her lime pickle in 2019, and she still decides the salt.",
  },
  {
    founder: "kabir",
    story: 102,
    examples: "who is shibu | what does shibu do | who are shibu and reena",
    needs: "shibu | shibu reena",
    answer: "Shibu packs at Pepper Porch, with Reena. In The Crew he has The Storeroom, and she has The Sales Desk.",
  },
  {
    founder: "kabir",
    story: 102,
    examples: "who is reena | what does reena do",
    needs: "reena",
    answer: "Reena packs at Pepper Porch, with Shibu. In The Crew she has The Sales Desk, and he has The Storeroom.",
  },
  {
    founder: "kabir",
    story: 10,
    examples: "who is biju | who is kabir's courier | how many minutes does biju wait",
    needs: "biju | kabir courier | pepperporch courier",
    answer:
      "Biju is Kabir's courier, who comes on a scooter at seven. He hoots twice and waits five minutes, politely, since he has eleven more gates.",
  },
  {
    founder: "dev",
    story: 3,
    examples: "who is rhea | what does rhea do at sunday ubtan | who is dev's sister | who makes the ubtan",
    needs: "rhea | dev sister | who ubtan make",
    answer: "Rhea is Dev's sister, a cosmetic chemist. Rhea makes everything at Sunday Ubtan, and Dev sells.",
  },
  {
    founder: "dev",
    story: 3,
    examples: "who is sana | what does sana do at sunday ubtan",
    needs: "sana",
    answer:
      "Sana is one of the five at Sunday Ubtan: she takes orders, gives refunds, and writes the message that reaches about 210 people a month on day forty.",
  },
  {
    founder: "dev",
    story: 18,
    examples:
      "who is mahesh | what does mahesh do at sunday ubtan | who packs at sunday ubtan | what is mahesh's job | mahesh kya karta hai",
    needs: "mahesh | sundayubtan pack",
    answer: "Mahesh packs at Sunday Ubtan. In The Crew he sees which jar, which shelf and which batch.",
  },
  {
    founder: "dev",
    story: 6,
    examples: "who is aunty joshi | who is joshi | who is dev's accountant | who does the accounts of sunday ubtan",
    needs: "joshi | dev accountant | sundayubtan account | sundayubtan accountant | dev account",
    answer:
      "Aunty Joshi is Sunday Ubtan's accountant: she does the accounts two afternoons a week, can look at all the money and change none of it.",
  },
];
