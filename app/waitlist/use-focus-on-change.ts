import { useEffect, useRef, useState } from "react";
import { useIsJoining } from "./own-link.ts";

/** Moves the focus when form or ticket replaces the other. `isNew`: the ticket comes from a join just now. */
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
