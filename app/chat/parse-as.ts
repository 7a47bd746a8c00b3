import * as z from "zod/mini";

/** JSON text as a value of this shape, or null: what comes over the wire may be anything. */
export function parseAs<Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> | null {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
