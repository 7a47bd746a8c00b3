/** After the last test: the database and bucket that these tests wrote to. */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";

export default function removeState(): void {
  const folder = process.env.E2E_STATE;
  if (folder?.startsWith(tmpdir())) rmSync(folder, { recursive: true, force: true });
}
