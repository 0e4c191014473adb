import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";

const { default: frontDoor } = exports as unknown as { default: Fetcher };
const { JOBS } = env as unknown as { JOBS: { countRuns(): Promise<number> } };
const ask = (path: string, init?: RequestInit) =>
  frontDoor.fetch(`http://localhost:8787${path}`, init);

test("Other requests are proxied to the web worker unchanged", async () => {
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

test.each(["/__console", "/__console/people", "/__console?x"])(
  "%s is proxied to the console",
  async (path) => {
    const answer = await ask(path, { method: "POST" });
    expect(await answer.json()).toEqual({ console: "POST", url: `http://localhost:8787${path}` });
  },
);

test.each(["/", "/__consoles", "/__sandboxed", "/x/__sandbox/inbox"])(
  "%s is proxied to the web worker",
  async (path) => {
    expect((await ask(path)).status).toBe(418);
  },
);

test.each([
  ["GET", "/__sandbox/x"],
  ["GET", "/__sandbox/objects/x"],
  ["PUT", "/__sandbox"],
  ["GET", "/__sandbox/inboxes"],
  ["GET", "/__sandbox/inbox/99"],
  ["GET", "/__sandbox/inbox/x"],
  ["POST", "/__sandbox/inbox"],
  ["GET", "/__sandbox/cron"],
  ["GET", "/__sandbox/files/bundles/x.pdf"],
  ["PUT", "/__sandbox/files/"],
  ["POST", "/__sandbox/faults"],
])("%s %s is answered 404, not by the web worker", async (method, path) => {
  expect((await ask(path, { method })).status).toBe(404);
});

test("Health checks of the other workers reach those workers", async () => {
  expect(await (await ask("/healthz/jobs")).text()).toBe("jobs");
  expect((await ask("/healthz/webhooks")).status).toBe(200);
  expect((await ask("/healthz")).status).toBe(418);
});

test("The jobs worker's cron can be run, once per call", async () => {
  const before = await JOBS.countRuns();
  const answer = await ask("/__sandbox/cron", { method: "POST" });
  expect([answer.status, await answer.json()]).toEqual([200, { ran: true }]);
  expect(await JOBS.countRuns()).toBe(before + 1);
});

test("A file can be written to the web worker's bucket, and deleted", async () => {
  const { FILES } = env as unknown as { FILES: R2Bucket };
  const path = "/__sandbox/files/bundles/x.pdf";
  expect((await ask(path, { method: "PUT", body: "a file" })).status).toBe(204);
  expect(await (await FILES.get("bundles/x.pdf"))?.text()).toBe("a file");
  expect((await ask(path, { method: "DELETE" })).status).toBe(204);
  expect(await FILES.get("bundles/x.pdf")).toBeNull();
});

test("A webhook is proxied to the webhook worker unchanged", async () => {
  const { WEBHOOK } = env as unknown as { WEBHOOK: Fetcher };
  const body = '{"id": "evt_by_hand"}';
  const headers = { "Stripe-Signature": "t=1,v1=00" };
  expect((await ask("/webhooks/stripe", { method: "POST", headers, body })).status).toBe(200);
  const received = await (await WEBHOOK.fetch("https://sandbox.local/")).json<object[]>();
  expect(received).toContainEqual({
    url: "http://localhost:8787/webhooks/stripe",
    signature: "t=1,v1=00",
    body,
    status: 200,
  });
});
