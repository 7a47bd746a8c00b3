/** Addresses that moved. Each route that uses this module is named here by its pattern. */
import { data, redirect } from "react-router";
import { useCasesPath } from "#app/content/brand.ts";

const destinations: Readonly<Record<string, string>> = {
  "/stories": useCasesPath,
  "/smart-data-insights": "/feature/numbers-nirvana",
};

/** Answers 301 with the new address, the query string kept. */
export function loader({ url, pattern }: { url: URL; pattern: string }) {
  const path = destinations[`/${pattern.replace(/^\/|\/$/g, "")}`];
  if (!path) throw data(null, { status: 404 });
  return redirect(`${path}${url.search}`, 301);
}
