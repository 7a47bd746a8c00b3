import { expect, test } from "vitest";
import { companyLines, companyTexts } from "./company.ts";

const none = { COMPANY_NAME: "", COMPANY_ADDRESS: "", COMPANY_CIN: "", CONTACT_PERSON: "", GRIEVANCE_OFFICER: "" };
const all = {
  COMPANY_NAME: "Ladoo Software Private Limited",
  COMPANY_ADDRESS: "12 Example Road, Bengaluru 560038",
  COMPANY_CIN: "U12345KA2024PTC012345",
  CONTACT_PERSON: "Asha Example",
  GRIEVANCE_OFFICER: "Asha Rao, Head of Support",
};

test("nothing is said of the company while the operator has set nothing", () => {
  expect(companyLines(none)).toEqual([]);
  expect(companyTexts(none)).toMatchObject({ companyIdentity: "", grievanceOfficer: "" });
  expect(companyTexts(none).companyOffice).toContain("not on this website");
});

test("the footer and the policies name what the operator has set, and only that", () => {
  const identity = `${all.COMPANY_NAME}, CIN ${all.COMPANY_CIN}, registered office: ${all.COMPANY_ADDRESS}`;
  expect(companyLines(all)).toEqual([
    identity,
    "For questions and complaints: Asha Example",
    "Grievance officer: Asha Rao, Head of Support",
  ]);
  expect(companyTexts(all).companyIdentity).toBe(` The company's registered details: ${identity}.`);
  expect(companyLines({ ...none, COMPANY_NAME: all.COMPANY_NAME })).toEqual([all.COMPANY_NAME]);
});
