/**
 * Every page under /feature/{slug}: the seven rooms in the explorer's order, the three themes, then pages that are linked
 * from elsewhere and are in no list.
 */
import { closeUpPages } from "#app/content/feature-pages/close-ups.ts";
import { roomPages } from "#app/content/feature-pages/rooms.ts";
import { themePages } from "#app/content/feature-pages/themes.ts";
import type { FeaturePageContent } from "#app/schemas/content.ts";

export const featurePages: readonly FeaturePageContent[] = [...roomPages, ...themePages, ...closeUpPages];
