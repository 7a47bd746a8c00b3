import { data } from "react-router";

/** Any other path: the root's boundary draws the screen. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Forms posted to nowhere are nowhere, too. */
export const action = loader;

export default function NotFound() {
  return null;
}
