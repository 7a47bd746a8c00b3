/** Serves the build to the browser's tests. */
import { startSite } from "./configured-site.ts";

const site = await startSite({}, { port: Number(process.env.E2E_PORT) });
process.once("SIGTERM", () => site.stop().then(() => process.exit(0)));
