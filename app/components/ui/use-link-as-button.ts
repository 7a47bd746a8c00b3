import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";

const BUTTON = {
  role: "button",
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  },
} as const;

export const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Makes a link a button that only opens a part of its page or a window. Until hydration it stays a link. */
export function useLinkAsButton(): Partial<typeof BUTTON> {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated ? BUTTON : {};
}
