/**
 * When a route's data is asked for again. While developing always, so that a changed text shows at once: React Router asks
 * after each change, and a route may say no.
 */
import type { ShouldRevalidateFunction } from "react-router";

/** For what stays the same during a visit. */
export const onlyInDevelopment: ShouldRevalidateFunction = () => import.meta.env.DEV;

/** For a page whose other addresses (another filter, step or billing) show what is here already. */
export const onAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  import.meta.env.DEV || (currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate);
