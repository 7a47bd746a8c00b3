/**
 * The three founders who tell every story, journey and episode. They are fictional ("almost real"). A number or habit
 * mentioned elsewhere must agree with this file.
 */
import type { Founder } from "#app/schemas/content.ts";

export const founders = [
  {
    id: "tara",
    name: "Tara Rathore",
    role: "Founder, maker and Saturday stallholder",
    brandName: "Bel & Buta",
    city: "Jaipur",
    description:
      "Hand-block-printed kurtas, stoles, totes and earrings from a dining table in Jaipur, sold at pop-ups, on Instagram, on her own site and on one boutique rack.",
    challenges: [
      "Two boxes of stock, one for the website and one for the stall, and neither ever right",
      "Half of Saturday's sales written on the back of a fabric swatch",
      "Every second return marked 'size'",
      "GST papers gathered on the night of the 10th",
    ],
    benefit: "Walks into a pop-up with one true count and walks out with every sale invoiced.",
    goalStage: "starting-up",
    primaryCta: "Hear how Tara runs a stall",
    image: "/images/founders/tara.svg",
    imageAlt: "Drawing of Tara, in an indigo block-printed kurta, with a stole over one shoulder",
    color: "sales-outlets",
    background:
      "Tara left a bank job in 2021 with forty kurtas and her mother's dining table. She prints in Bagru with Farida, who also runs the tailoring. Tara's nephew Golu carries the boxes on Saturdays.",
    journeyName: "From pop-up chaos to a calm stall",
    journeySlug: "popup-exhibitions",
  },
  {
    id: "kabir",
    name: "Kabir Nair",
    role: "Founder and reluctant clerk",
    brandName: "Pepper Porch",
    city: "Kochi",
    description:
      "Pickles, podis and banana chips in small batches, packed in Kochi and out of the door before the courier comes at seven.",
    challenges: [
      "The courier at 7 pm, and forty labels still to write by hand",
      "Batches that go past their date behind fresher ones",
      "Orders from WhatsApp, the site and two marketplaces in three notebooks, and the money in a fourth",
      "One person who knows how anything is done, and it is him",
    ],
    benefit: "The evening's work is done by half past five, and the oldest batch leaves first.",
    goalStage: "growing-pains",
    primaryCta: "Hear how Kabir tamed the evening",
    image: "/images/founders/kabir.svg",
    imageAlt: "Drawing of Kabir, in a green apron, holding a jar of pickle",
    color: "storeroom",
    background:
      "Kabir cooked in hotel kitchens for nine years before he began to sell his aunt Ammini's lime pickle in 2019. Ammini still decides the salt; Shibu and Reena pack.",
    journeyName: "From four notebooks to one evening off",
    journeySlug: "operations-automation",
  },
  {
    id: "dev",
    name: "Dev Kulkarni",
    role: "Founder who looks after growth",
    brandName: "Sunday Ubtan",
    city: "Pune",
    description:
      "Face packs, oils and soaps from Pune, sold on their own site, two marketplaces and four boutique shelves.",
    challenges: [
      "Plenty of orders and no idea which of the twenty-six products pay the rent",
      "First-time buyers who never hear from the brand again",
      "One shared password for a team of five",
      "Stock that sells out on the site while boutiques sit on forty jars",
    ],
    benefit: "Knows by Tuesday morning what to make, what to drop and whom to write to.",
    goalStage: "optimizing",
    primaryCta: "Hear how Dev found out what earns",
    image: "/images/founders/dev.svg",
    imageAlt: "Drawing of Dev, in a mustard shirt, beside a shelf of jars",
    color: "crystal-ball",
    background:
      "Dev sold software before his sister Rhea, a cosmetic chemist, talked him into selling her ubtan in 2020. Rhea makes, Dev sells, and three others pack, answer and keep the accounts.",
    journeyName: "From many orders to the right ones",
    journeySlug: "online-growth",
  },
] as const satisfies readonly Founder[];
