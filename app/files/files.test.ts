import { expect, test } from "vitest";
import type { LogEntry } from "#app/platform/log.ts";
import { createFiles } from "./files.ts";
import { sendFile } from "./send-file.ts";

type Bucket = Parameters<typeof createFiles>[0];

const FILE = { key: "bundles/x.pdf", saveAs: "x.pdf", contentType: "application/pdf" };
const found = { size: 3, httpEtag: '"abc"' };
const body = new ReadableStream();
const good: Bucket = {
  head: async () => found,
  get: async () => ({ ...found, body }),
  put: async () => ({}),
  list: async () => ({ objects: [], truncated: false }),
  delete: async () => undefined,
};
const down = () => Promise.reject(new Error("R2 quotes bundles/x.pdf"));

async function send(changes: Partial<Bucket>, headers: Record<string, string>) {
  const logged: LogEntry[] = [];
  const files = createFiles({ ...good, ...changes }, (_level, entry) => void logged.push(entry));
  const answer = sendFile(files, new Request("https://x/", { headers }), FILE);
  await expect(answer).rejects.toMatchObject({ code: "unavailable", status: 503 });
  return logged.map(({ event, reason, errorName }) => ({ event, reason, errorName }));
}

const PART = { Range: "bytes=0-1" };
const MISSING = [{ reason: "missing: bundles/x.pdf" }];

test.for<[string, Record<string, string>, Partial<Bucket>, Partial<LogEntry>[]]>([
  ["is missing", {}, { get: async () => null }, MISSING],
  ["is missing when a part is requested", PART, { head: async () => null }, MISSING],
  ["cannot be looked up", PART, { head: down }, [{ errorName: "Error" }]],
  ["cannot be read", {}, { get: down }, [{ errorName: "Error" }]],
  ["cannot be read in part", PART, { get: down }, [{ errorName: "Error" }]],
  // What a bucket answers when it no longer has the version that was found.
  ["has just been replaced", PART, { get: async () => found }, []],
  ["has just been removed", PART, { get: async () => null }, []],
])("A file that %s is reported as unavailable", async ([, headers, changes, told]) => {
  expect(await send(changes, headers)).toMatchObject(
    told.map((entry) => ({ event: "files", ...entry })),
  );
});

test("A whole file is read at once, and one that the browser may have is looked up first", async () => {
  const asked: string[] = [];
  const files = createFiles(
    {
      ...good,
      head: async () => {
        asked.push("head");
        return found;
      },
      get: async () => {
        asked.push("get");
        return { ...found, body: new ReadableStream() };
      },
    },
    () => undefined,
  );
  const statusOf = async (headers: Record<string, string>) =>
    (await sendFile(files, new Request("https://x/", { headers }), FILE)).status;
  expect([await statusOf({}), asked.splice(0)]).toEqual([200, ["get"]]);
  expect([await statusOf({ "If-None-Match": '"abc"' }), asked.splice(0)]).toEqual([304, ["head"]]);
  expect([await statusOf({ "If-None-Match": '"x"' }), asked.splice(0)]).toEqual([
    200,
    ["head", "get"],
  ]);
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

test("Removing no files does not call the bucket", async () => {
  const files = createFiles({ ...good, delete: down }, () => undefined);
  await files.remove([]);
  await expect(files.remove(["a key"])).rejects.toMatchObject({ code: "unavailable" });
});
