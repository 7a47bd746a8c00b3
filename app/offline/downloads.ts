import type { keptPage } from "#app/content/offline.ts";

/** The words for copies and their list, as the page passes them in. */
export type OfflineWords = Readonly<Record<keyof (typeof keptPage)["words"], string>>;

/** Why a page could not be kept; each reason has a sentence of its own. */
export type Reason = "broke" | "stalled" | "unavailable" | "gone" | "refused" | "private" | "noRoom" | "fault";

export class NotKeptError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, cause?: unknown) {
    super(`Not kept: ${reason}`, { cause });
    this.reason = reason;
  }
}

const STALL_MS = 15_000;

export type Downloads = ReturnType<typeof openDownloads>;

/** Downloads that belong together: they end when none of them gets anything for 15 s, and when `end` is called. */
export function openDownloads() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStalled = false;
  const progress = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isStalled = true;
      controller.abort();
    }, STALL_MS);
  };
  const named = (error: unknown): never => {
    throw error instanceof NotKeptError ? error : new NotKeptError(isStalled ? "stalled" : "broke", error);
  };
  const ask = async (address: string, method: "GET" | "HEAD") => {
    progress();
    const answer = await fetch(address, { method, credentials: "omit", signal: controller.signal }).catch(named);
    progress();
    return answer;
  };

  /** A whole file. Rejects when any of it is missing, and for an address that is one visitor's own. */
  async function download(address: string, onShare?: (share: number) => void): Promise<Blob> {
    const { status, headers, body } = await ask(address, "GET");
    if (status === 404 || status === 410) throw new NotKeptError("gone");
    if (status !== 200 || body === null || /private/.test(headers.get("Cache-Control") ?? "")) {
      throw new NotKeptError("unavailable", `${address}: ${status}`);
    }
    const size = headers.has("Content-Encoding") ? 0 : Number(headers.get("Content-Length"));
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    for (const reader = body.getReader(); ; ) {
      const { done, value } = await reader.read().catch(named);
      if (done) break;
      progress();
      chunks.push(value);
      received += value.length;
      if (size > 0) onShare?.(received / size);
    }
    if (size > 0 && received !== size) throw new NotKeptError("broke");
    return new Blob(chunks, { type: headers.get("Content-Type") ?? "" });
  }

  const files = new Map<string, Promise<Blob>>();
  return {
    /** Downloads a file, once. */
    download: (address: string, onShare?: (share: number) => void): Promise<Blob> => {
      const file = files.get(address) ?? download(address, onShare);
      files.set(address, file);
      return file;
    },
    tagOf: async (address: string) => (await ask(address, "HEAD")).headers.get("ETag"),
    end: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
