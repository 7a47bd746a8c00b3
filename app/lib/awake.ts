/** Whether the page has run its first effects (root.tsx says so): before that, what is seen is what the server sent. */
export const isAwake = (): boolean => document.documentElement.dataset.awake !== undefined;
