import { say } from "#app/schemas/api-error.ts";

/** A brand's name as others are told it; the words of the page's language where the server withholds the name. */
export const sayBrand = (
  { brandName, code = "" }: { brandName: string; code?: string },
  words: Record<string, string>,
) => say({ code, message: brandName }, words);
