import type { MetaDescriptor } from "react-router";

/** A page's `meta`: the head that its loader made. */
export const loadedHead = ({ loaderData }: { loaderData?: { head: Record<string, string | object>[] } | undefined }) =>
  loaderData?.head ?? [];

/** Keeps pages with a visitor's own data out of search engines. */
export const privateMeta = (title: string): MetaDescriptor[] => [{ title }, { name: "robots", content: "noindex" }];
