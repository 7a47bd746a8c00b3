import { sprite } from "#app/lib/drawings.ts";
import text from "./icons.svg?raw";
import url from "./icons.svg?url";

export const drawIcon = sprite(url, import.meta.env.SSR ? text : "");
