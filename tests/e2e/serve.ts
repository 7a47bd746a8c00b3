/** Serves the build to the browser's tests. */
import { startSite } from "./configured-site.ts";

const { E2E_PORT, E2E_STATE = "" } = process.env;
const site = await startSite({}, { port: Number(E2E_PORT), folder: E2E_STATE });
process.once("SIGTERM", () => site.stop().then(() => process.exit(0)));
