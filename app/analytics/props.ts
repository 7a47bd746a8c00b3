import type { ComponentType } from "react";
import type { privacyChoices } from "#app/content/privacy-choices.ts";
import type { Words } from "#app/lib/words.ts";
import type { PixelSettings } from "./consent.ts";

export type PrivacyText = Words<typeof privacyChoices>;

/** Loads a view with its words on demand, which the root passes in as client code holds no content. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props>; text: PrivacyText }>;

export type MeasurementProps = { pixel: PixelSettings; load: Load<{ text: PrivacyText; pixel: PixelSettings }> };
