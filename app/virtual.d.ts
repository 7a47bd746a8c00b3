declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}

/** The module and what it imports, as the text of one expression: its default export (workers/ops/inline-scripts.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}
