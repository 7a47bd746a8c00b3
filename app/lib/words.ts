/** Fields that programs read; a translation has none of them. */
const structure = [
  "accessToCategories",
  "amount",
  "category",
  "color",
  "founder",
  "goalStage",
  "hsn",
  "icon",
  "iconName",
  "id",
  "image",
  "imageUrl",
  "journeySlug",
  "kind",
  "lastModified",
  "level",
  "narrationSeconds",
  "path",
  "picture",
  "podcastPath",
  "room",
  "size",
  "slug",
  "total",
  "useCasesPath",
] as const;
const isStructure: ReadonlySet<string> = new Set(structure);
type Structure = (typeof structure)[number];

/** The texts of T in its own shape, without structure, numbers and functions. */
export type Words<T> = T extends string
  ? string
  : T extends (...input: never[]) => unknown
    ? never
    : T extends readonly unknown[]
      ? [Words<T[number]>] extends [never]
        ? never
        : { readonly [I in keyof T]: Words<T[I]> }
      : T extends object
        ? {
            readonly [K in keyof T as K extends Structure ? never : [Words<T[K]>] extends [never] ? never : K]: Words<
              T[K]
            >;
          }
        : never;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The original with the words of a translation, in place of those that it has. */
export function translated<T>(original: T, words: unknown): T;
export function translated(original: unknown, words: unknown): unknown {
  if (typeof original === "string") return typeof words === "string" ? words : original;
  if (!isObject(original) || !isObject(words)) return original;
  if (Array.isArray(original)) return original.map((item, index) => translated(item, words[index]));
  return Object.fromEntries(
    Object.entries(original).map(([key, item]) => [key, isStructure.has(key) ? item : translated(item, words[key])]),
  );
}

export function wordsIn(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    isStructure.has(key) ? [] : wordsIn(item, place ? `${place}.${key}` : key),
  );
}
