/**
 * What the site once said and took back: a phrase that comes back in any text or edition is a fault of the content. Add
 * a line when a fact is corrected; Hindi gets patterns of its own.
 */
type Retired = { pattern: RegExp /** A sentence that it finds. */; example: string; why: string };

export const retiredPhrases: readonly Retired[] = [
  {
    pattern: /best[- ]before|बेस्ट बिफ़?ोर/i,
    example: "Batches carry their best-before dates.",
    why: "food labels carry use-by dates (facts.useByDates)",
  },
  {
    pattern: /\b(?:the )?whole crew can\b/i,
    example: "The whole crew can read what was promised yesterday.",
    why: "only roles that open the Lounge can (facts.loungeReaders)",
  },
  {
    pattern: /\b(?:one series|your one series)\b/i,
    example: "A number from your one series.",
    why: "a stall without a network, and one in another state, has a series of its own",
  },
  {
    pattern: /weekend costs at most(?! \{retailEventStaffPrice\} plus GST in most months)/i,
    example: "A helper for one weekend costs at most {retailEventStaffPrice} plus GST.",
    why: "it depends on the billing period",
  },
  {
    pattern: /under the DPDP Act you have\b/i,
    example: "Under the DPDP Act you have the right of access.",
    why: "the Act grants the rights from May 2027 (facts.rightsFrom)",
  },
  {
    pattern: /\bdate at the top (?:shows|tells)/i,
    example: "The date at the top shows the last change.",
    why: "the line 'Last corrected' does",
  },
  {
    pattern: /part of our \[?terms of service\]?(?:\([^)]*\))?\.$/i,
    example: "This policy is part of our [Terms of Service](/terms-of-service).",
    why: "a notice about personal data stands by itself",
  },
  {
    pattern: /tell you and the Data Protection Board/i,
    example: "We will tell you and the Data Protection Board of India without delay.",
    why: "the Board is told from May 2027 (facts.breachNotice)",
  },
  {
    pattern: /consent of that person|that person's consent/i,
    example: "The owner must have that person's consent.",
    why: "a parent or guardian consents for a young person",
  },
  {
    pattern: /\bmarket box\b.*\bsame count|same count.*\bmarket box\b/i,
    example: "Website, marketplaces and market box have the same count.",
    why: "stock taken to an event is counted apart",
  },
  {
    pattern: /\bwith a delivery challan and\b/i,
    example: "Golu takes the boxes on the train, with a delivery challan and an e-way bill.",
    why: "between one's own registrations stock goes on a tax invoice",
  },
  {
    pattern: /\bboth brands gain\b/i,
    example: "Both brands gain from a referral.",
    why: "after the early-bird places the second gains a link alone (facts.referralGains)",
  },
  {
    pattern: /podcast feed for your own app/i,
    example: "'Podcast feed for your own app' is the feed to add.",
    why: "the button is 'Feed for your podcast app'",
  },
  {
    pattern: /form shows everything that is asked/i,
    example: "You decide to send each form, and the form shows everything that is asked.",
    why: "the campaign is taken from the address",
  },
  {
    pattern: /until we have fixed the month of the launch/i,
    example: "Until we have fixed the month of the launch, none is removed.",
    why: "every page names a month (retention.ts)",
  },
  {
    pattern: /this website needs a connection/i,
    example: "This website needs a connection.",
    why: "what is kept with 'Keep for offline' opens without one (kept.ts)",
  },
  {
    pattern: /sees your referral code and nothing else/i,
    example: "Whoever looks up your email sees your referral code and nothing else.",
    why: "the code shows the brand's name and how many have joined with it",
  },
];

export function findRetired(texts: readonly { where: string; text: string }[]): string[] {
  return texts.flatMap(({ where, text }) =>
    retiredPhrases.flatMap(({ pattern, why }) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${where}: "${found}" is retired: ${why}`];
    }),
  );
}
