/** The processor time of the workerd processes that a bench starts. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The workerd processes that this one has started. Empty without /proc. */
export function children(): string[] {
  if (!existsSync("/proc/self/stat")) return [];
  return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && processFields(pid)[1] === String(process.pid));
}

/** The fields of /proc/PID/stat after the name: state, parent, … */
function processFields(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return [];
  }
}

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
