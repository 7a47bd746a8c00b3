import { useEffect, useRef, useState } from "react";
import { useIsJoining } from "./own-link.ts";

/**
 * Focuses the heading and scrolls to it when the form is replaced by the ticket or the ticket by the form. `isNew`: the ticket
 * is there because of a join on this page just now.
 */
export function useFocusOnChange(isJoined: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNew, setNew] = useState(false);
  const isJoining = useIsJoining();
  const before = useRef({ isJoined, isJoining });
  useEffect(() => {
    const { current: earlier } = before;
    before.current = { isJoined, isJoining };
    // A ticket restored from the tab was not preceded by a join and takes no focus.
    if (earlier.isJoined === isJoined || (isJoined && !earlier.isJoining)) return;
    setNew(isJoined);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isJoined, isJoining]);
  return { heading, isNew };
}
