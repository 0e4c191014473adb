import { env, waitUntil } from "cloudflare:workers";
import { StripeFaults } from "@kindling/local-stripe/faults";
import type { Payments } from "#app/payments/payments.ts";
import { parseWebEnv } from "#app/platform/env.ts";
import { loadManage } from "#app/subscriptions/server/load-manage.ts";
import { loadThankYou } from "#app/subscriptions/server/load-thank-you.ts";
import { createDeps } from "../../workers/web/deps.ts";
import { account, buyTrial, openBuyer, openSession, subscribe } from "../fixtures/money-world.ts";
import { openLimits } from "../fixtures/rate-limits.ts";
import { ORIGIN } from "../fixtures/web-worker.ts";
import { expect, test } from "../setup/money.ts";

const spent = { limit: async () => ({ success: false }) };

/** The web worker's ports, and the calls to Stripe that they make. */
function countCalls(limits: Partial<typeof openLimits> = {}) {
  const calls: string[] = [];
  const deps = createDeps(parseWebEnv(env), waitUntil);
  const payments = new Proxy(deps.payments, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member === "function") calls.push(String(name));
      return member;
    },
  }) as Payments;
  return { calls, deps: { ...deps, payments, limits: { ...openLimits, ...limits } } };
}

const request = (path: string, { cookie }: { cookie: string }) =>
  new Request(`${ORIGIN}${path}`, { headers: { Cookie: cookie } });

test("Only the return from the buyer's own checkout calls Stripe, at most ten times a minute", async () => {
  await account().planFaults(StripeFaults.parse({ webhooks: { drop: { next: "all" } } }));
  const buyer = await buyTrial();
  const look = async (sessionId: string, limits = {}) => {
    const { calls, deps } = countCalls(limits);
    await loadThankYou(deps, request(`/quiz2/thank-you?session_id=${sessionId}`, buyer));
    return calls;
  };
  expect(await look("anything")).toEqual([]);
  expect(await look("")).toEqual([]);
  expect(await look(buyer.sessionId, { 10: spent, 60: spent })).toEqual([]);
  expect((await look(buyer.sessionId)).length).toBeGreaterThan(0);
});

test("Receipts are looked up only for what was paid, and within the limit", async () => {
  const waiting = await openBuyer();
  await openSession(waiting);
  const opened = countCalls();
  await loadManage(opened.deps, request("/quiz2/manage", waiting));
  expect(opened.calls).toEqual([]);

  const buyer = await subscribe("grace@example.test");
  const paid = countCalls();
  const { subscriptions } = await loadManage(paid.deps, request("/quiz2/manage", buyer));
  expect(paid.calls).toEqual(["readCharges", "readNextCharge"]);
  expect(subscriptions[0]?.receipts).toHaveLength(1);
  const limited = countCalls({ 30: spent });
  const page = await loadManage(limited.deps, request("/quiz2/manage", buyer));
  expect([limited.calls, page.subscriptions[0]?.receipts]).toEqual([[], null]);
});
