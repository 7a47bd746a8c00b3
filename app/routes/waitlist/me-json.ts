import { data } from "react-router";
import { openDatabase } from "#app/.server/db/index.ts";
import { readOwnEntry } from "#app/.server/waitlist/own-entry.ts";
import { platform } from "#app/cloudflare.ts";
import type { Route } from "./+types/me-json";
import { mailedLinkHeaders, REFUSED_STATUS, withLinkedEntry } from "./mailed-link.ts";

/** Nothing to GET: the token comes in a posted form. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Everything stored about an entry, as a file. */
export async function action({ request, context }: Route.ActionArgs) {
  const around = platform(context);
  const form = await request.formData();
  const now = new Date();
  const link = { token: String(form.get("token") ?? ""), purpose: "own-page", now } as const;
  const own = await withLinkedEntry(around, request, link, (entry) =>
    readOwnEntry(openDatabase(around.env.DB), entry, now),
  );
  if (!own) return new Response(null, { status: REFUSED_STATUS, headers: mailedLinkHeaders });
  return new Response(`${JSON.stringify(own, null, 2)}\n`, {
    headers: {
      ...mailedLinkHeaders,
      "Content-Type": "application/json",
      "Content-Disposition": 'attachment; filename="my-waitlist-entry.json"',
    },
  });
}
