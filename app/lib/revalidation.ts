/** When a route's data is fetched again. In development it always is, so that a changed text shows at once. */
import type { ShouldRevalidateFunction } from "react-router";

export const onlyInDevelopment: ShouldRevalidateFunction = () => import.meta.env.DEV;

/** For a page whose other addresses (another filter, step or billing) show the same data. */
export const onAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  import.meta.env.DEV || (currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate);
