import { data } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { ownEntryFile } from "#app/.server/waitlist/my-entry.ts";
import { platform } from "#app/cloudflare.ts";
import type { Route } from "./+types/my-entry-json";
import { mailedLinkHeaders, REFUSED_STATUS, withLinkedEntry } from "./mailed-link.ts";

/** Nothing to GET: the token comes in a posted form. */
export function loader() {
  throw data(null, { status: 404 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const around = platform(context);
  const form = await request.formData();
  const now = new Date();
  const link = { token: String(form.get("token") ?? ""), purpose: "own-page", now } as const;
  const own = await withLinkedEntry(around, request, link, async (entry) => {
    const file = ownEntryFile(openDatabase(around.env.DB), entry, now);
    // The first piece is read before the answer begins, so that an outage is one.
    return { file, first: await file.next() };
  });
  if (!own) return new Response(null, { status: REFUSED_STATUS, headers: mailedLinkHeaders });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(own.first.value ?? "")),
    pull: async (controller) => {
      const { done, value } = await own.file.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      ...mailedLinkHeaders,
      "Content-Type": "application/json",
      "Content-Disposition": 'attachment; filename="my-waitlist-entry.json"',
    },
  });
}
