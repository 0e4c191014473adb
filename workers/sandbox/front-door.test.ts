import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";

const { default: frontDoor } = exports as unknown as { default: Fetcher };
const { JOBS } = env as unknown as { JOBS: { countRuns(): Promise<number> } };
const ask = (path: string, init?: RequestInit) =>
  frontDoor.fetch(`http://localhost:8787${path}`, init);

test("What is not the sandbox's goes on to the web worker as it came", async () => {
  const answer = await ask("/api/x?y=%20z&y=2", {
    method: "POST",
    headers: { Cookie: "a=b", "Content-Type": "text/plain", "X-Some": "thing" },
    body: "a body",
  });
  expect(answer.status).toBe(418);
  expect(await answer.json()).toMatchObject({
    method: "POST",
    url: "http://localhost:8787/api/x?y=%20z&y=2",
    headers: { cookie: "a=b", "content-type": "text/plain", "x-some": "thing" },
    body: "a body",
  });
});

test.each(["/", "/__sandboxed", "/x/__sandbox/inbox"])("%s is the web worker's", async (path) => {
  expect((await ask(path)).status).toBe(418);
});

test.each([
  ["GET", "/__sandbox/x"],
  ["GET", "/__sandbox/objects/x"],
  ["PUT", "/__sandbox"],
  ["GET", "/__sandbox/inboxes"],
  ["GET", "/__sandbox/inbox/99"],
  ["GET", "/__sandbox/inbox/x"],
  ["POST", "/__sandbox/inbox"],
  ["GET", "/__sandbox/cron"],
  ["POST", "/__sandbox/faults"],
])("%s %s leads nowhere, and not to the web worker", async (method, path) => {
  expect((await ask(path, { method })).status).toBe(404);
});

test("The minute's cron of the jobs worker can be run now, once for each call", async () => {
  const before = await JOBS.countRuns();
  const answer = await ask("/__sandbox/cron", { method: "POST" });
  expect([answer.status, await answer.json()]).toEqual([200, { ran: true }]);
  expect(await JOBS.countRuns()).toBe(before + 1);
});
