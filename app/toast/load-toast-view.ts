/** Fetches what draws toasts. A form asks for it as it is sent, so that it is there with the answer. */
export const loadToastView = () => import("./toast-view.tsx");
