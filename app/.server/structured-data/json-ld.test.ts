import { describe, expect, it } from "vitest";
import { htmlOf, isoDuration, jobPosting, softwareApplication } from "./json-ld.ts";

const origin = "https://site.example";

describe("a duration", () => {
  it.each([
    [0, "PT0S"],
    [45, "PT45S"],
    [120, "PT2M"],
    [192.4, "PT3M12S"],
    [3600, "PT1H"],
    [3725, "PT1H2M5S"],
  ])("a duration of %d seconds is %s", (seconds, written) => {
    expect(isoDuration(seconds)).toBe(written);
  });
});

describe("a job", () => {
  const input = {
    origin,
    path: "/careers/tester",
    id: "tester",
    title: "Tester",
    description: "<p>Work.</p>",
    postedOn: "2025-05-05",
    validThrough: "2025-12-31",
    company: "Ladoo",
    logo: "/icons/icon-512.png",
    city: "Bangalore",
    region: "Karnataka",
  };

  it("a job is in the city, and a remote one is open to all of India", () => {
    const job = jobPosting({ ...input, employmentType: "Full-time", isRemotePossible: true });
    expect(job).toMatchObject({
      employmentType: "FULL_TIME",
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { name: "IN" },
      jobLocation: { address: { addressLocality: "Bangalore", addressRegion: "Karnataka", addressCountry: "IN" } },
    });
    expect(jobPosting({ ...input, employmentType: "Odd hours", isRemotePossible: false })).toMatchObject({
      employmentType: "OTHER",
    });
    expect(jobPosting({ ...input, employmentType: "Contract", isRemotePossible: false })).not.toHaveProperty(
      "jobLocationType",
    );
  });

  it("a job is described in HTML that holds the text as text", () => {
    expect(htmlOf("One & two.\n\nThree <b>.", [{ heading: "Do", items: ["a < b"] }])).toBe(
      "<p>One &amp; two.</p><p>Three &lt;b&gt;.</p><p><strong>Do</strong></p><ul><li>a &lt; b</li></ul>",
    );
  });
});

describe("the product", () => {
  it("the product is offered in rupees before tax", () => {
    const offers = [{ name: "Admin", description: "All keys.", monthlyRupees: 899 }];
    const product = softwareApplication({
      origin,
      path: "/pricing",
      name: "Ladoo",
      description: "A shop.",
      image: "/a.jpg",
      offers,
    });
    expect(product.offers).toEqual([
      expect.objectContaining({
        price: 899,
        priceCurrency: "INR",
        priceSpecification: expect.objectContaining({ valueAddedTaxIncluded: false, unitText: "user per month" }),
      }),
    ]);
  });
});
