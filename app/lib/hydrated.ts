/** Whether React has taken the page over (root.tsx says so). Before that, what is seen is what the server sent. */
export const isHydrated = (): boolean => document.documentElement.dataset.awake !== undefined;
