/**
 * What the site says of the company behind it, from the operator's settings. Each text is empty while its setting is, so
 * others must read well without it. They hold one of these names in braces, as with `launch.ts`.
 */
export type CompanySettings = {
  COMPANY_NAME: string;
  COMPANY_ADDRESS: string;
  COMPANY_CIN: string;
  CONTACT_PERSON: string;
  GRIEVANCE_OFFICER: string;
};

/** `text` with the value in it; empty without a value. */
const given = (value: string, text: (value: string) => string): string => (value ? text(value) : "");

const identityOf = ({ COMPANY_NAME, COMPANY_CIN, COMPANY_ADDRESS }: CompanySettings): string =>
  [COMPANY_NAME, given(COMPANY_CIN, (cin) => `CIN ${cin}`), given(COMPANY_ADDRESS, (at) => `registered office: ${at}`)]
    .filter(Boolean)
    .join(", ");

/** The wordings by name. */
export function companyTexts(settings: CompanySettings) {
  const identity = identityOf(settings);
  return {
    /** After a sentence about who runs the service. */
    companyIdentity: given(identity, (company) => ` The company behind it is ${company}.`),
    /** The answer to where the office is. */
    companyOffice: settings.COMPANY_ADDRESS
      ? `The registered office is ${settings.COMPANY_ADDRESS}; please ask on WhatsApp before you come.`
      : "The street address is not on this website, so please ask on WhatsApp before you come.",
    /** After "our grievance officer". */
    grievanceOfficer: given(settings.GRIEVANCE_OFFICER, (officer) => `, ${officer},`),
  };
}

/** The lines of the footer that the law asks of a company's website. Empty while the settings are. */
export const companyLines = (settings: CompanySettings): string[] =>
  [
    identityOf(settings),
    given(settings.CONTACT_PERSON, (person) => `For questions and complaints: ${person}`),
    given(settings.GRIEVANCE_OFFICER, (officer) => `Grievance officer: ${officer}`),
  ].filter(Boolean);
