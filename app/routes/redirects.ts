import { data, redirect, type RouterContextProvider } from "react-router";
import { platform } from "#app/cloudflare.ts";
import type { Texts } from "#app/content/texts.ts";

const destinations = ({ brand }: Texts): Readonly<Record<string, string>> => ({
  "/stories": brand.useCasesPath,
  "/smart-data-insights": "/feature/numbers-nirvana",
});

/** Answers 301 with the new address; the query string is kept letter for letter. */
export function loader({ context, pattern }: { context: Readonly<RouterContextProvider>; pattern: string }) {
  const { search, texts } = platform(context);
  const path = destinations(texts)[`/${pattern.replace(/^\/|\/$/g, "")}`];
  if (!path) throw data(null, { status: 404 });
  return redirect(`${path}${withoutRouterParameter(search)}`, 301);
}

function withoutRouterParameter(search: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((parameter) => !parameter.startsWith("_routes="));
  return kept.join("") === "" ? "" : `?${kept.join("&")}`;
}
