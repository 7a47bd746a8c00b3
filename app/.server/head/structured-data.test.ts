import { describe, expect, it } from "vitest";
import { positions } from "#app/content/careers.ts";
import { jobPosting } from "./structured-data.ts";

describe("a job", () => {
  const [first] = positions;
  if (!first) throw new Error("No position is open");
  const origin = "https://site.example";

  it("a job is in the city until the next month's end, and a remote one is open to all of India", () => {
    const remote = { ...first, type: "Full-time", location: "Bangalore, or remote" } as const;
    expect(jobPosting(origin, remote, new Date("2025-12-05T00:00:00Z"))).toMatchObject({
      employmentType: "FULL_TIME",
      validThrough: "2026-01-31",
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { name: "IN" },
      jobLocation: { address: { addressLocality: "Bangalore", addressRegion: "Karnataka", addressCountry: "IN" } },
    });
    expect(jobPosting(origin, { ...first, location: "Bangalore" })).not.toHaveProperty("jobLocationType");
    expect(jobPosting(origin, { ...first, type: "Odd hours" })).toMatchObject({ employmentType: "OTHER" });
  });

  it("a job is described in HTML that holds the text as text", () => {
    const job = { ...first, description: "One & two.\n\nThree <b>.", responsibilities: ["a < b"], requirements: [] };
    expect(jobPosting(origin, job)).toMatchObject({
      description: expect.stringContaining("<p>One &amp; two.</p><p>Three &lt;b&gt;.</p><p><strong>"),
    });
    expect(jobPosting(origin, job)).toMatchObject({ description: expect.stringContaining("<li>a &lt; b</li>") });
  });
});
