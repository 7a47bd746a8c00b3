/** The processor time of a process that a bench starts. */
import { readdirSync, readFileSync } from "node:fs";

/** The processor time of a process so far, of all its threads. Null where the kernel does not tell it. */
export function cpuMsOf(pid: string | number | undefined): number | null {
  const nanoseconds = (thread: string) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + nanoseconds(thread), 0) / 1_000_000;
  } catch {
    return null;
  }
}
