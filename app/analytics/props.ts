import type { ComponentType } from "react";
import type { PixelSettings } from "./consent.ts";
import type { PrivacyText } from "./privacy-text.ts";

/** Loads a view with its words on demand, which the root passes in as client code holds no content. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props>; text: PrivacyText }>;

export type MeasurementProps = { pixel: PixelSettings; load: Load<{ text: PrivacyText; pixel: PixelSettings }> };
