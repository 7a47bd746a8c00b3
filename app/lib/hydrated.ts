/** True once the page is hydrated; root.tsx sets the attribute. */
export const isHydrated = (): boolean => document.documentElement.dataset.hydrated !== undefined;
