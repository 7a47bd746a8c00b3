/** Whether the page is hydrated; root.tsx sets it. */
export const isHydrated = (): boolean => document.documentElement.dataset.awake !== undefined;
