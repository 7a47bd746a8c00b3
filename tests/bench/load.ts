/** Loads a local server with one repeated request, and reads the processor time it takes. */
import { readFileSync } from "node:fs";
import autocannon from "autocannon";

/** The processor time of a process so far, in milliseconds; null when there is no /proc. */
export function cpuMsOf(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    // utime and stime, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

type Load = { perSecond: number; medianMs: number; cpuMsPerRequest: number | null; failed: number };

type LoadOptions = {
  url: string;
  pid?: number | undefined;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
};

/** Sends the request from `connections` connections for `seconds`. */
export async function load({ url, pid, connections, seconds, headers = {} }: LoadOptions): Promise<Load> {
  const before = cpuMsOf(pid);
  const result = await autocannon({ url, connections, duration: seconds, headers });
  const after = cpuMsOf(pid);
  const answered = result.requests.total;
  return {
    perSecond: result.requests.average,
    medianMs: result.latency.p50,
    cpuMsPerRequest: before === null || after === null ? null : (after - before) / answered,
    failed: result.non2xx + result.errors,
  };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
