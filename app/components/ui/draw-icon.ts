import { sprite } from "#app/lib/drawings.ts";
import text from "./icons.svg?raw";
import url from "./icons.svg?url";

/** Draws a symbol of the icon sprite. */
export const drawIcon = sprite(url, import.meta.env.SSR ? text : "");
