/** The pages of a long list, by the number in its address. */
import { idOf } from "./ops-route.tsx";

export const pageIn = ({ searchParams }: URL): number => Math.min(idOf(searchParams.get("page")) ?? 1, 1_000_000);

/** The address of this screen with other parameters, without empty ones and without what one press has added. */
export function addressWith({ pathname, searchParams }: URL, changed: Readonly<Record<string, string>> = {}): string {
  const parameters = Object.entries({ ...Object.fromEntries(searchParams), done: "", ticked: "", ...changed });
  const search = new URLSearchParams(parameters.filter(([, value]) => value !== ""));
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

export function Pages({ url, hasNext }: { url: URL; hasNext: boolean }) {
  const page = pageIn(url);
  if (page === 1 && !hasNext) return null;
  const link = (to: number, label: string) => (
    <a className="button" href={addressWith(url, { page: String(to) })}>
      {label}
    </a>
  );
  return (
    <nav aria-label="Pages" className="buttons">
      {page > 1 ? link(page - 1, "Previous page") : null}
      {hasNext ? link(page + 1, "Next page") : null}
    </nav>
  );
}
