import { data } from "react-router";
import { platform } from "#app/cloudflare.ts";
import type { Route } from "./+types/not-found";

/** Any other path: the root's error boundary renders the screen. */
export function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  throw data(platform(context).texts.screens.pageNotFound, { status: 404 });
}

/** A form posted to an unknown path gets the 404 too, for which the root is not loaded. */
export const action = loader;

export default function NotFound() {
  return null;
}
