/** Free months: each with its reason, and with marks on similar entries. */
import { expect, test } from "vitest";
import { JUNE_3, data, joinSql, ops, query, twoJoined } from "./test-desk.ts";

test("each free month has its reason", async () => {
  await twoJoined();
  await query(
    joinSql({
      email: "dev@ubtan.example",
      brandName: "Sunday Ubtan",
      code: "DEVK2345",
      referrer: "TARA2345",
      at: JUNE_3 + 86_400_000,
    }),
  );
  await query(joinSql({ email: "rhea@x.example", brandName: "Rhea", code: "RHEA2345", referrer: "KABR2345" }));
  const { out } = await ops("referrals");
  expect(out).toMatch(
    /^Bel & Buta +tara@bel\.example +2 {2}=Pepper, "Porch" +kabir@pepper\.example +\+91 98000 00000 +2025-06-03 +phone of another$/m,
  );
  expect(out).toMatch(/^ +Sunday Ubtan +dev@ubtan\.example .*2025-06-04/m);
  expect(out).toContain("3 free months owed to 2 brands.");
  expect(await data("referrals")).toMatchObject([
    {
      email: "tara@bel.example",
      phoneNumber: "+91 98000 00000",
      freeMonths: 2,
      reasons: [
        { email: "kabir@pepper.example", alike: ["samePhone"] },
        { brandName: "Sunday Ubtan", phoneNumber: "+91 98000 00000", joinedAt: "2025-06-04T08:12:00.000Z" },
      ],
    },
    { email: "kabir@pepper.example", freeMonths: 1 },
  ]);
});

test("similar entries are marked, and none is refused a month", async () => {
  const minutes = (count: number) => JUNE_3 + count * 60_000;
  await query(
    joinSql({ email: "tara@bel.example", code: "TARA2345", phone: "9800000001" }) +
      joinSql({ email: "a@one.example", code: "AAAA2345", referrer: "TARA2345", phone: "9800000002" }) +
      joinSql({ email: "b@two.example", code: "BBBB2345", referrer: "TARA2345", phone: "+91 98000-00001" }) +
      joinSql({ email: "c@two.example", code: "CCCC2345", referrer: "TARA2345", phone: "0000000000" }) +
      joinSql({ email: "d@six.example", code: "DDDD2345", referrer: "TARA2345", phone: "+91 77777 77777" }) +
      [0, 5, 10, 30, 40]
        .map((at, index) =>
          joinSql({
            email: `fake-${index}@burst.example`,
            code: `FAK${index + 2}2345`,
            referrer: "TARA2345",
            phone: `980000010${index}`,
            at: minutes(at),
          }),
        )
        .join(""),
  );
  const [owed] = await data<{ freeMonths: number; reasons: { email: string; alike: string[] }[] }[]>("referrals");
  expect(owed?.freeMonths).toBe(9);
  expect(owed?.reasons.map(({ email, alike }) => [email, alike])).toEqual([
    ["a@one.example", []],
    ["b@two.example", ["samePhone"]],
    ["c@two.example", ["onePhoneDigit"]],
    ["d@six.example", ["onePhoneDigit"]],
    ...[0, 1, 2].map((index) => [`fake-${index}@burst.example`, ["domainBurst"]]),
    ["fake-3@burst.example", []],
    ["fake-4@burst.example", []],
  ]);
});
