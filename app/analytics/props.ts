import type { ComponentType } from "react";
import type { PixelSettings } from "./consent.ts";
import type { PrivacyText } from "./privacy-text.ts";

/** Loads a view and its words on demand. The root passes it in, since no copy may stand here. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props>; text: PrivacyText }>;

export type MeasurementProps = { pixel: PixelSettings; load: Load<{ text: PrivacyText; pixel: PixelSettings }> };
