/**
 * What the site says of the company behind it, from the operator's settings. Each text is empty while its setting is, so
 * others must read well without it. They hold one of these names in braces, as with `launch.ts`.
 */
import { fill } from "#app/lib/fill.ts";

export type CompanySettings = {
  COMPANY_NAME: string;
  COMPANY_ADDRESS: string;
  COMPANY_CIN: string;
  CONTACT_PERSON: string;
  GRIEVANCE_OFFICER: string;
};

export const companyWords = {
  cin: "CIN {value}",
  address: "registered office: {value}",
  /** After a sentence about who runs the service. */
  identity: " The company's registered details: {value}.",
  /** The answer to where the office is. */
  office: {
    known: "The registered office is {value}; please ask on WhatsApp before you come.",
    unknown: "The street address is not on this website, so please ask on WhatsApp before you come.",
  },
  contact: "For questions and complaints: {value}",
  officer: "Grievance officer: {value}",
} as const;

/** `text` with the value in it; empty without a value. */
const given = (value: string, text: string): string => (value ? fill(text, { value }) : "");

const identityOf = (
  { COMPANY_NAME, COMPANY_CIN, COMPANY_ADDRESS }: CompanySettings,
  { cin, address }: typeof companyWords,
): string => [COMPANY_NAME, given(COMPANY_CIN, cin), given(COMPANY_ADDRESS, address)].filter(Boolean).join(", ");

/** The wordings by name. */
export function companyTexts(settings: CompanySettings, words = companyWords) {
  return {
    companyIdentity: given(identityOf(settings, words), words.identity),
    companyOffice: given(settings.COMPANY_ADDRESS, words.office.known) || words.office.unknown,
    /** After "our grievance officer". */
    grievanceOfficer: given(settings.GRIEVANCE_OFFICER, ", {value},"),
  };
}

/** The lines of the footer that the law asks of a company's website. Empty while the settings are. */
export const companyLines = (settings: CompanySettings, words = companyWords): string[] =>
  [
    identityOf(settings, words),
    given(settings.CONTACT_PERSON, words.contact),
    given(settings.GRIEVANCE_OFFICER, words.officer),
  ].filter(Boolean);
