import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";

const handler = createRequestHandler(build, import.meta.env.MODE);

export default { fetch: (request: Request) => handler(request, new RouterContextProvider()) };
