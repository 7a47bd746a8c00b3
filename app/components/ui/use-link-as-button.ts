import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";

const BUTTON = {
  role: "button",
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  },
} as const;

/** True when modifier keys ask to open the link elsewhere. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Props that make a link a button, for links that only open a part of their page or a window. Until hydration it stays a
 * link.
 */
export function useLinkAsButton(): Partial<typeof BUTTON> {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated ? BUTTON : {};
}
