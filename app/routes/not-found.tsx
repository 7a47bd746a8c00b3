import { data } from "react-router";

/** Any other path: the root's error boundary renders the screen. */
export function loader() {
  throw data(null, { status: 404 });
}

/** A form posted to an unknown path gets the 404 too, and as data no message that names the path. */
export const action = () => data(null, { status: 404 });

export default function NotFound() {
  return null;
}
