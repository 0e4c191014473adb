import { env, waitUntil } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { parseWebEnv } from "#app/platform/env.ts";
import { statuses } from "#app/subscriptions/content/manage.ts";
import { postManageForm } from "#app/subscriptions/server/post-manage-form.ts";
import { createDeps } from "../../workers/deps.ts";
import { collectConsole } from "../fixtures/console.ts";
import { freezeTime } from "../fixtures/frozen-time.ts";
import type { Attempt } from "../fixtures/life-assessment.ts";
import { buyTrial, openWorld, readTrials, settle } from "../fixtures/money-world.ts";
import { readSubscriptions } from "../fixtures/stripe-world.ts";
import { readManaged, readPage } from "../fixtures/trial-pages.ts";
import { ORIGIN } from "../fixtures/web-worker.ts";

collectConsole();
freezeTime();
beforeEach(openWorld);

/** Posts a form of the manage page; what is done once it is answered waits in `later`. */
async function post(intent: string, { id, cookie }: Attempt, later: (() => Promise<unknown>)[]) {
  const deps = createDeps(parseWebEnv(env), waitUntil);
  const headers = { Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ intent, attempt_id: id }).toString();
  const request = new Request(`${ORIGIN}/quiz2/manage`, { method: "POST", headers, body });
  const afterResponse = (work: () => Promise<unknown>) => void later.push(work);
  return (await postManageForm({ ...deps, afterResponse }, request)).redirectTo;
}

async function subscribe() {
  const buyer = await buyTrial();
  await settle();
  return buyer;
}

const readAtStripe = async () => {
  const [trial] = await readTrials();
  const [subscription] = await readSubscriptions(trial?.stripe_customer_id ?? "");
  return subscription?.cancel_at_period_end;
};

test("P05 A cancellation is answered once it is noted, and the page says that it is no more than that", async () => {
  const buyer = await subscribe();
  const later: (() => Promise<unknown>)[] = [];
  expect(await post("cancel", buyer, later)).toBe("/quiz2/manage?notice=cancelled");
  expect(await readTrials()).toMatchObject([{ is_cancelling: 0, cancel_requested_at: Date.now() }]);
  expect(await readAtStripe()).toBe(false);
  expect((await readManaged(buyer)).subscriptions).toMatchObject([{ isCancelNoted: true }]);
  expect(await readPage("/quiz2/manage", buyer)).toContain(statuses.noted.title);
  await later[0]?.();
  expect(await readTrials()).toMatchObject([{ is_cancelling: 1, cancel_requested_at: null }]);
  expect(await readAtStripe()).toBe(true);
});

test("P05 What was to be done once it is answered is lost: the next sweep passes the cancellation on", async () => {
  const buyer = await subscribe();
  await post("cancel", buyer, []);
  await settle();
  expect([await readAtStripe(), (await readTrials())[0]?.is_cancelling]).toEqual([true, 1]);
});

test("A subscription that is kept before its cancellation was passed on stays kept", async () => {
  const buyer = await subscribe();
  const later: (() => Promise<unknown>)[] = [];
  await post("cancel", buyer, later);
  expect(await post("resume", buyer, later)).toBe("/quiz2/manage?notice=resumed");
  for (const work of later) await work();
  await settle();
  expect(await readTrials()).toMatchObject([{ is_cancelling: 0, cancel_requested_at: null }]);
  expect(await readAtStripe()).toBe(false);
});
