import type { Journey } from "#app/schemas/content.ts";
import { onlineGrowth } from "#app/content/journeys/online-growth.ts";
import { operationsAutomation } from "#app/content/journeys/operations-automation.ts";
import { popupExhibitions } from "#app/content/journeys/popup-exhibitions.ts";

/** The three journeys, in the order of the founders' cards on the home page. */
export const journeys: readonly Journey[] = [popupExhibitions, operationsAutomation, onlineGrowth];
