/**
 * All statements about the launch. Other texts hold one of these names in braces, and loaders fill it in (`fillAll`). Each
 * has two wordings, the first for the time before the launch month. The second must stay true as long as the product is a
 * beta, so it names the month and promises nothing.
 */
import { brand, offer } from "#app/content/brand.ts";
import { launchAt } from "#app/lib/launch.ts";

const wordings = (month: string) =>
  ({
    launchMonth: [month, month],
    launchBadge: [`Launching ${month}`, `${month} beta`],
    /** The title of the waitlist page. */
    launchTitle: [`Join the ${brand.name} launch beta in ${month}`, `Join the ${brand.name} launch beta, ${month}`],
    launchSentence: [`${brand.name} opens as a beta in ${month}.`, `${brand.name} is in its ${month} beta.`],
    /** The heading of the home page's last section. */
    launchCall: [`The shop opens in ${month}`, `A place for your brand in the ${month} beta`],
    launchQuestion: [`When does ${brand.name} launch?`, `Has ${brand.name} launched?`],
    launchAnswer: [`In ${month}, as a beta.`, `As a beta: the ${month} beta.`],
    /** Under the home page's buttons. `{spots}` are the places left; if they can't be read, `launchOffer` is used. */
    launchPlaces: [
      `Launching ${month} · {spots} of ${offer.capacity} early places open`,
      `${month} beta · {spots} of ${offer.capacity} early places open`,
    ],
    launchOffer: [
      `Launching ${month}. ${offer.headline} for the first ${offer.capacity} brands.`,
      `${month} beta. ${offer.headline} for the first ${offer.capacity} brands.`,
    ],
  }) as const satisfies Record<`launch${string}`, readonly [before: string, since: string]>;

export type LaunchTexts = Readonly<Record<keyof ReturnType<typeof wordings>, string>>;

/** The wordings on a given day, by name. */
export function launchTexts(launchMonth: string, now: Date): LaunchTexts {
  const { month, isAhead } = launchAt(launchMonth, now);
  const chosen = Object.entries(wordings(month)).map(([name, [before, since]]) => [name, isAhead ? before : since]);
  return Object.fromEntries(chosen) as LaunchTexts;
}
