/**
 * When a route's data is fetched again. In development always, so that a changed text shows at once: React Router asks after
 * each change, and a route may refuse.
 */
import type { ShouldRevalidateFunction } from "react-router";

/** For data that stays the same during a visit. */
export const onlyInDevelopment: ShouldRevalidateFunction = () => import.meta.env.DEV;

/** For a page whose other addresses (another filter, step or billing) show data that is already loaded. */
export const onAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  import.meta.env.DEV || (currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate);
