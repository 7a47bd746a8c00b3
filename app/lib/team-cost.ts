/** The pricing page's team calculator: the people in each role, their cost, and the team as part of an address. */

export type Billing = "monthly" | "annually";

export type Team = Readonly<Record<string, number>>;

type PricedRole = { id: string; monthlyRupees: number; annualMonthlyRupees: number };

export const MAX_PER_ROLE = 99;
const MONTHS = 12;

/** The team when the address names none: most brands begin with one Admin. */
export const firstTeam: Team = { admin: 1 };

/** Role ids contain hyphens too, so only a hyphen before a count separates two roles. */
const ROLE = /([a-z-]{1,40})\.(\d{1,4})(?:-|$)/g;

export function clampCount(count: unknown): number {
  const whole = Math.trunc(Number(count));
  return Number.isFinite(whole) ? Math.min(Math.max(whole, 0), MAX_PER_ROLE) : 0;
}

/** Reads "admin.1-accounting.2". Unknown roles and bad counts are ignored; a repeated role takes its last count. */
export function parseTeam(text: string, roleIds: readonly string[]): Team {
  const counts = new Map<string, number>();
  for (const [, id = "", count] of text.matchAll(ROLE)) counts.set(id, clampCount(count));
  return keepPeople(roleIds, (id) => counts.get(id));
}

/** Writes "admin.1-accounting.2", in the order of the roles; an empty team is "". */
export function writeTeam(team: Team, roleIds: readonly string[]): string {
  return roleIds
    .filter((id) => (team[id] ?? 0) > 0)
    .map((id) => `${id}.${team[id]}`)
    .join("-");
}

export function withCount(team: Team, id: string, count: unknown): Team {
  const { [id]: _, ...others } = team;
  const people = clampCount(count);
  return people === 0 ? others : { ...others, [id]: people };
}

export function readChoice(search: URLSearchParams, roleIds: readonly string[]): { billing: Billing; team: Team } {
  const team = search.get("team");
  return {
    billing: search.get("billing") === "annually" ? "annually" : "monthly",
    team: team === null ? firstTeam : parseTeam(team, roleIds),
  };
}

export function writeChoice({ billing, team }: { billing: Billing; team: Team }, roleIds: readonly string[]): string {
  const search = new URLSearchParams();
  if (billing === "annually") search.set("billing", billing);
  search.set("team", writeTeam(team, roleIds));
  return `?${search}`;
}

/** Reads the choice from a form sent without scripts, which has a field for each role; null without such a field. */
export function readForm(search: URLSearchParams, roleIds: readonly string[]): { billing: Billing; team: Team } | null {
  if (!roleIds.some((id) => search.has(id))) return null;
  const { billing } = readChoice(search, roleIds);
  return { billing, team: keepPeople(roleIds, (id) => search.get(id)) };
}

function keepPeople(roleIds: readonly string[], countOf: (id: string) => unknown): Team {
  return Object.fromEntries(
    roleIds.map((id) => [id, clampCount(countOf(id) ?? 0)] as const).filter(([, count]) => count > 0),
  );
}

/** `yearSavingRupees`: the saving of annual payment, whichever period is chosen. */
export function teamCost(team: Team, roles: readonly PricedRole[], billing: Billing) {
  let people = 0;
  let byMonth = 0;
  let byYear = 0;
  for (const { id, monthlyRupees, annualMonthlyRupees } of roles) {
    const count = team[id] ?? 0;
    people += count;
    byMonth += count * monthlyRupees;
    byYear += count * annualMonthlyRupees;
  }
  const monthRupees = billing === "annually" ? byYear : byMonth;
  return { people, monthRupees, yearRupees: monthRupees * MONTHS, yearSavingRupees: (byMonth - byYear) * MONTHS };
}
