import { env } from "cloudflare:workers";
import { StripeFaults } from "@kindling/local-stripe/faults";
import { recordStripeEvent } from "#app/data/stripe-events.ts";
import { parseWebhookEnv, type WebhookEnv } from "#app/platform/worker-envs.ts";
import { createWebhookDeps } from "../../workers/stripe-webhook/deps.ts";
import { readRows } from "../fixtures/rows.ts";
import { account } from "../fixtures/stripe-world.ts";
import { post, sign, writeEvent } from "../fixtures/webhooks.ts";
import { expect, test, vi } from "../setup/test.ts";

const AT_ONCE = 16;
const COUNT = 400;
const MOST_MS = 150;
/** For a busy machine: a multiple of the time that storing alone takes, measured in turn. */
const MOST_TIMES = 4;

const bindings = parseWebhookEnv(env);
type StripeQueue = WebhookEnv["STRIPE_QUEUE"];
const queueThat = (sendBatch: () => Promise<unknown>) => ({ sendBatch }) as unknown as StripeQueue;

const weathers: Record<string, { queue: StripeQueue; down: boolean }> = {
  "in normal operation": { queue: bindings.STRIPE_QUEUE, down: false },
  "with Stripe down and a queue that refuses": {
    queue: queueThat(() => Promise.reject(new Error("The queue is unavailable."))),
    down: true,
  },
  "with Stripe down and a queue that never answers": {
    queue: queueThat(() => new Promise(() => {})),
    down: true,
  },
};

/** Signed events of a hundred customers, all different. */
const writeDeliveries = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const data = { object: { customer: `cus_${at % 100}`, text: "x".repeat(3_000) } };
      const body = writeEvent({ data });
      return { body, signature: await sign(body, Date.now(), bindings.STRIPE_WEBHOOK_SECRET) };
    }),
  );

type Times = { webhook: number[]; storing: number[] };

/** Times in milliseconds. Each concurrent client delivers an event, then stores another without the webhook. */
async function load(queue: StripeQueue, count: number): Promise<Times> {
  const deps = createWebhookDeps({ ...bindings, STRIPE_QUEUE: queue }, () => undefined);
  const waiting = await writeDeliveries(count);
  const times: Times = { webhook: [], storing: [] };
  const measure = async (whose: number[], act: () => Promise<unknown>) => {
    const start = performance.now();
    await act();
    whose.push(performance.now() - start);
  };
  const takeTurns = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { body, signature } = next;
      await measure(times.webhook, async () => {
        const answer = await post(deps, body, { "Stripe-Signature": signature });
        expect(answer.status).toBe(200);
      });
      await measure(times.storing, () => recordStripeEvent(deps.db, copyOf(body)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return times;
}

const copyOf = (body: string) => ({
  id: `evt_${crypto.randomUUID()}`,
  type: "invoice.paid",
  objectId: "cus_1",
  createdAt: 1,
  receivedAt: 2,
  body,
});

const findP99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;

test.each(Object.entries(weathers))(
  "P12 With 16 concurrent requests the webhook answers within 150 ms at p99, %s",
  { timeout: 60_000 },
  async (_, { queue, down }) => {
    await account().planFaults(StripeFaults.parse({ api: { down } }));
    await load(queue, AT_ONCE);
    let rounds = 0;
    // Repeated, since the machine may be busy with something else for a moment.
    await vi.waitFor(
      async () => {
        rounds += 1;
        const { webhook, storing } = await load(queue, COUNT);
        const most = Math.max(MOST_MS, MOST_TIMES * findP99(storing));
        expect(findP99(webhook)).toBeLessThan(most);
      },
      { timeout: 20_000, interval: 1 },
    );
    const [stored] = await readRows<{ count: number }>(
      "select count(*) as count from stripe_events",
    );
    expect(stored?.count).toBe(2 * (AT_ONCE + rounds * COUNT));
  },
);
