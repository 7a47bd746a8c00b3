import { atDesk, Done } from "./desk.tsx";

export const loader = atDesk(async ({ show, url }) =>
  show({ title: "Overview", section: "/ops", children: <Done url={url} /> }),
);
