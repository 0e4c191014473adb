import type { CDPSession } from "@playwright/test";

export type Traffic = {
  /** By Chromium's resource type. */
  bytes: Map<string, number>;
  files: Map<string, number>;
  foreignRequests: string[];
};

/** Counts requests and transferred bytes, headers included. */
export function watchTraffic(cdp: CDPSession, ownOrigin: string): Traffic {
  const traffic: Traffic = { bytes: new Map(), files: new Map(), foreignRequests: [] };
  const kinds = new Map<string, string>();
  const add = (counts: Map<string, number>, kind: string, count: number) =>
    counts.set(kind, (counts.get(kind) ?? 0) + count);

  cdp.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    const { protocol, origin } = new URL(request.url);
    if (protocol === "data:" || protocol === "blob:") return;
    if (origin === ownOrigin) kinds.set(requestId, type ?? "Other");
    else traffic.foreignRequests.push(request.url);
  });
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    if (kinds.has(requestId)) kinds.set(requestId, type);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    add(traffic.bytes, kind, encodedDataLength);
    add(traffic.files, kind, 1);
  });
  return traffic;
}
