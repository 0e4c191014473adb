import { expect, test } from "vitest";
import type { LogEntry } from "#app/platform/log.ts";
import { createFiles } from "./files.ts";
import { sendFile } from "./send-file.ts";

type Bucket = Parameters<typeof createFiles>[0];

const FILE = { key: "bundles/x.pdf", saveAs: "x.pdf", contentType: "application/pdf" };
const found = { size: 3, httpEtag: '"abc"' };
const good: Bucket = {
  head: async () => found,
  get: async () => ({ body: null }),
  put: async () => ({}),
  list: async () => ({ objects: [] }),
  delete: async () => undefined,
};
const down = () => Promise.reject(new Error("R2 quotes bundles/x.pdf"));

async function send(changes: Partial<Bucket>) {
  const logged: LogEntry[] = [];
  const files = createFiles({ ...good, ...changes }, (_level, entry) => void logged.push(entry));
  const answer = sendFile(files, new Request("https://x/"), FILE);
  await expect(answer).rejects.toMatchObject({ code: "unavailable", status: 503 });
  return logged.map(({ event, reason, errorName }) => ({ event, reason, errorName }));
}

test.for<[string, Partial<Bucket>, Partial<LogEntry>[]]>([
  ["is not there", { head: async () => null }, [{ reason: "missing: bundles/x.pdf" }]],
  ["cannot be looked for", { head: down }, [{ errorName: "Error" }]],
  ["cannot be read", { get: down }, [{ errorName: "Error" }]],
  // What a bucket answers when it no longer has the version that was found.
  ["has just been replaced", { get: async () => ({}) }, []],
  ["has just been removed", { get: async () => null }, []],
])("A file that %s is reported as unavailable", async ([, changes, told]) => {
  expect(await send(changes)).toMatchObject(told.map((entry) => ({ event: "files", ...entry })));
});

test("A file replaced since it was found is not opened", async () => {
  const asked: unknown[] = [];
  const get: Bucket["get"] = async (...call) => {
    asked.push(call);
    return null;
  };
  await createFiles({ ...good, get }, () => undefined).open("a key", { size: 3, etag: '"abc"' });
  expect(asked).toEqual([["a key", { onlyIf: { etagMatches: "abc" } }]]);
});

test("A missing file that is created on demand is not logged", async () => {
  const logged: LogEntry[] = [];
  const has = (head: Bucket["head"]) =>
    createFiles({ ...good, head }, (_level, entry) => void logged.push(entry)).has("a key");
  expect([await has(async () => null), await has(async () => found)]).toEqual([false, true]);
  expect(logged).toEqual([]);
  await expect(has(down)).rejects.toMatchObject({ code: "unavailable" });
});

test("A failed upload throws unavailable", async () => {
  const files = createFiles({ ...good, put: down }, () => undefined);
  await expect(files.put("a key", new Uint8Array())).rejects.toMatchObject({ code: "unavailable" });
});
