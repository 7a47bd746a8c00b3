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

/** The processor time of a process so far. The kernel counts it in hundredths of a second. */
export function cpuMsOf(pid: string | undefined): number | null {
  const [user, system] = pid === undefined ? [] : processFields(pid).slice(11, 13);
  return user === undefined || system === undefined ? null : (Number(user) + Number(system)) * 10;
}
