import type { CDPSession } from "@playwright/test";

export type Traffic = {
  /** By Chromium's resource type. */
  bytes: Map<string, number>;
  files: Map<string, number>;
  urls: string[];
  foreignRequests: string[];
  openRequests: () => number;
  lastChangeMs: () => number;
};

/** Counts requests and transferred bytes, headers included. */
export async function watchTraffic(cdp: CDPSession, ownOrigin: string): Promise<Traffic> {
  const bytes = new Map<string, number>();
  const files = new Map<string, number>();
  const urls: string[] = [];
  const foreignRequests: string[] = [];
  const kinds = new Map<string, string>();
  let lastChangeMs = performance.now();
  const add = (counts: Map<string, number>, kind: string, count: number) =>
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  const end = (requestId: string, encodedBytes: number) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    kinds.delete(requestId);
    lastChangeMs = performance.now();
    add(bytes, kind, encodedBytes);
    add(files, kind, 1);
  };

  cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const { protocol, origin } = new URL(request.url);
    if (protocol === "data:" || protocol === "blob:") return;
    if (origin !== ownOrigin) {
      foreignRequests.push(request.url);
      return;
    }
    kinds.set(requestId, type ?? "Other");
    urls.push(request.url);
    lastChangeMs = performance.now();
  });
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    if (kinds.has(requestId)) kinds.set(requestId, type);
  });
  cdp.on("Network.loadingFinished", (event) => end(event.requestId, event.encodedDataLength));
  cdp.on("Network.loadingFailed", (event) => end(event.requestId, 0));
  await cdp.send("Network.enable");
  return {
    bytes,
    files,
    urls,
    foreignRequests,
    openRequests: () => kinds.size,
    lastChangeMs: () => lastChangeMs,
  };
}
