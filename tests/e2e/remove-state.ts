/** After the last test: deletes the database and the bucket that these tests used. */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";

export default function removeState(): void {
  const folder = process.env.E2E_STATE;
  if (folder?.startsWith(tmpdir())) rmSync(folder, { recursive: true, force: true });
}
