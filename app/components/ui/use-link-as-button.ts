import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";

const BUTTON = {
  role: "button",
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  },
} as const;

/** Whether keys are held that mean "open the link elsewhere". */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * What makes a link a button, where it leads to nothing but a part of its own page or a window. Until hydration it is the link
 * that its address says.
 */
export function useLinkAsButton(): Partial<typeof BUTTON> {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated ? BUTTON : {};
}
