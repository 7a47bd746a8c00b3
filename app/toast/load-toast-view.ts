import { loadModule } from "#app/lib/load-module.ts";

/** Loads the toast's view. A form calls this when it is sent, so that the view is ready with the answer. */
export const loadToastView = () => loadModule(() => import("./toast-view.client.tsx"));
