/** Loads the toast's view. A form calls this when it is sent, so that the view is ready with the answer. */
export const loadToastView = () => import("./toast-view.tsx");
