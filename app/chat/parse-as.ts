import * as z from "zod/mini";

/** Parses JSON text into a value of this shape, or null: anything may come over the wire. */
export function parseAs<Schema extends z.core.$ZodType>(schema: Schema, text: string): z.output<Schema> | null {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
