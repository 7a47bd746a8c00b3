/** Loads a local server with one repeated request, and reads the processor time it takes. */
import autocannon from "autocannon";
import { cpuMsOf } from "./processor-time.ts";

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
