/** Turns written copy into the words that are said: rupees, percentages, dates, clock times, sizes and initials. */

/** Initials that would be read as words. Those without a vowel are spelled out anyway. */
const SPELLED_INITIALS: ReadonlySet<string> = new Set(
  "AED API AWB CA CGST COD DIY FAQ GSTIN GST HSN ID IGST ISO OTP QR SGST SKU UAE UK UPI URL US USD".split(" "),
);

const SPOKEN_SIZES: Readonly<Record<string, string>> = {
  XS: "extra small",
  XL: "extra large",
  XXL: "double extra large",
  "2XL": "double extra large",
};

const SPOKEN_UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  kg: ["kilo", "kilos"],
  g: ["gram", "grams"],
  gm: ["gram", "grams"],
  ml: ["millilitre", "millilitres"],
  km: ["kilometre", "kilometres"],
  cm: ["centimetre", "centimetres"],
  mm: ["millimetre", "millimetres"],
  min: ["minute", "minutes"],
};

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** A whole number in words, grouped the Indian way: thousand, lakh, crore. */
export function spokenInteger(value: number): string {
  if (value < 20) {
    return ONES[value] ?? "";
  }
  if (value < 100) {
    const rest = value % 10;
    return `${TENS[Math.floor(value / 10)]}${rest === 0 ? "" : ` ${ONES[rest]}`}`;
  }
  const scales: readonly (readonly [size: number, name: string])[] = [
    [10_000_000, "crore"],
    [100_000, "lakh"],
    [1000, "thousand"],
    [100, "hundred"],
  ];
  for (const [size, name] of scales) {
    if (value >= size) {
      const rest = value % size;
      const joint = rest === 0 ? "" : rest < 100 ? " and " : " ";
      return `${spokenInteger(Math.floor(value / size))} ${name}${joint}${rest === 0 ? "" : spokenInteger(rest)}`;
    }
  }
  return "";
}

/** A written number in words: "1,450", "0.99", "1,00,000". */
function spokenNumber(written: string): string {
  const [whole = "0", fraction] = written.replaceAll(",", "").split(".");
  const words = spokenInteger(Number(whole));
  return fraction ? `${words} point ${[...fraction].map((digit) => ONES[Number(digit)]).join(" ")}` : words;
}

/** Spells letters one by one. A lone A would be read as the article. */
function spelled(initials: string): string {
  return [...initials].map((letter) => (letter === "A" ? "ay" : letter)).join(" ");
}

function spokenOrdinal(value: number): string {
  const words = spokenInteger(value).split(" ");
  const last = words.pop() ?? "";
  const ordinal = IRREGULAR_ORDINALS[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ordinal].join(" ");
}

function spokenYear(year: number): string {
  if (year % 1000 < 10) {
    return spokenInteger(year);
  }
  const rest = year % 100;
  return `${spokenInteger(Math.floor(year / 100))} ${rest < 10 ? `oh ${ONES[rest]}` : spokenInteger(rest)}`;
}

function spokenTime(hours: string, minutes: string | undefined, half: string | undefined): string {
  const rest = Number(minutes ?? "0");
  const past = rest === 0 ? "" : rest < 10 ? ` oh ${ONES[rest]}` : ` ${spokenInteger(rest)}`;
  return `${spokenInteger(Number(hours))}${past}${half ? ` ${spelled(half.toUpperCase())}` : ""}`;
}

function spokenRupees(amount: string, scale: string | undefined, isAdjective: boolean): string {
  const unit = isAdjective || (amount === "1" && scale === undefined) ? "rupee" : "rupees";
  const [whole = "0", paise] = amount.split(".");
  if (scale === undefined && paise?.length === 2) {
    return `${spokenNumber(whole)} ${unit} ${spokenInteger(Number(paise))} paise`;
  }
  return `${spokenNumber(amount)}${scale ? ` ${scale}` : ""} ${unit}`;
}

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const NUMBER = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`;

/** A text as it is said: letters, spaces and plain punctuation only. */
export function spokenText(written: string): string {
  return (
    written
      .normalize("NFC")
      .replace(/[‘’]/g, "'")
      .replace(/[“”"]/g, "")
      .replace(/…/g, ".")
      // A phone number is read digit by digit.
      .replace(/(?:\+91[\s-]?)?\b\d{5}[\s-]?\d{5}\b/g, (number) =>
        number.replace(/[\s-]/g, ",").replace(/\d/g, (digit) => ` ${ONES[Number(digit)]}`),
      )
      .replace(new RegExp(`(${NUMBER})\\s?[-–]\\s?(?=₹?\\d)`, "g"), "$1 to ")
      .replace(/\s*[—–]\s*|\s+-\s+/g, ", ")
      .replace(/\bRs\.?\s?(?=\d)/g, "₹")
      .replace(/\b(\p{Lu})2(\p{Lu})\b/gu, "$1 to $2")
      .replace(
        /\bGSTR-?(\d)([A-Z])?/g,
        (_, form: string, part?: string) => `${spelled("GSTR")} ${ONES[Number(form)]}${part ? ` ${part}` : ""}`,
      )
      .replace(
        new RegExp(`(\\ban? )?₹\\s?(${NUMBER})(?:\\s(lakh|crore|thousand)\\b)?(-a-)?(?=(\\s\\p{L})?)`, "gu"),
        (_, article: string | undefined, amount: string, scale: string | undefined, per: string | undefined, noun) =>
          `${article ?? ""}${spokenRupees(amount, scale, Boolean(article && noun))}${per ? " a " : ""}`,
      )
      .replace(
        /\b(HSN|PIN)( code)? (\d+)\b/g,
        (_, name: string, code: string | undefined, digits: string) =>
          `${name}${code ?? ""} ${[...digits].map((digit) => ONES[Number(digit)]).join(" ")}`,
      )
      .replace(new RegExp(`(${NUMBER})\\s?%`, "g"), (_, amount: string) => `${spokenNumber(amount)} percent`)
      .replace(/\b(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)\b/gi, (_, h: string, m?: string, half?: string) =>
        spokenTime(h, m, half),
      )
      .replace(/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, (_, h: string, m: string) => spokenTime(h, m, undefined))
      .replace(
        new RegExp(`\\b(\\d{1,2})(?= (?:${MONTHS})\\b)`, "g"),
        (_, day: string) => `the ${spokenOrdinal(Number(day))} of`,
      )
      .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, (_, value: string) => spokenOrdinal(Number(value)))
      .replace(/\b(2?X{1,2}L|XS)\b/g, (size) => SPOKEN_SIZES[size] ?? size)
      .replace(
        new RegExp(`\\b(${NUMBER})[\\s-]?(${Object.keys(SPOKEN_UNITS).join("|")})\\b`, "g"),
        (_, amount: string, unit: string) => `${spokenNumber(amount)} ${SPOKEN_UNITS[unit]?.[amount === "1" ? 0 : 1]}`,
      )
      .replace(new RegExp(`\\b(${NUMBER})x\\b`, "g"), (_, amount: string) => `${spokenNumber(amount)} times`)
      .replace(/(?<![\d,.])(?:19|20)\d{2}(?!\d|[,.]\d)/g, (year) => spokenYear(Number(year)))
      .replace(new RegExp(NUMBER, "g"), (amount) => ` ${spokenNumber(amount)} `)
      // A breath between two groups of initials, which run together otherwise.
      .replace(/\b([A-Z]{2,}) (?=[A-Z]{2,}\b)/g, "$1, ")
      .replace(/\b([A-Z]{2,})(s?)\b/g, (word, initials: string, plural: string) =>
        SPELLED_INITIALS.has(initials) || !/[AEIOUY]/.test(initials)
          ? `${spelled(initials)}${plural ? "'s" : ""}`
          : word,
      )
      .replace(/&/g, " and ")
      .replace(/\+/g, " plus ")
      .replace(/×/g, " by ")
      .replace(/@/g, " at ")
      .replace(/(?<=\p{L})[-/](?=\p{L})/gu, " ")
      .normalize("NFKD")
      // Brackets and colons become pauses; the other characters are silent.
      .replace(/\s*[()[\]]\s*/g, ", ")
      .replace(/[:;]/g, ",")
      .replace(/[^A-Za-z' ,.?!]/g, " ")
      .replace(/\s+/g, " ")
      .replace(/\s+([,.?!])/g, "$1")
      .replace(/,+(?=[,.?!])/g, "")
      .replace(/^[ ,.]+/, "")
      .trim()
  );
}
