import { env } from "cloudflare:workers";
import { StripeFaults } from "@kindling/local-stripe/faults";
import { beforeEach, expect, test } from "vitest";
import { parseWebhookEnv, type WebhookEnv } from "#app/platform/webhook-env.ts";
import { createWebhookDeps } from "../../workers/stripe-webhook/deps.ts";
import { collectConsole } from "../fixtures/console.ts";
import { emptyTables, readRows } from "../fixtures/stored-rows.ts";
import { account } from "../fixtures/stripe-world.ts";
import { post, sign, writeEvent } from "../fixtures/webhooks.ts";

const AT_ONCE = 16;
const COUNT = 200;
const ROUNDS = 10;
const MOST_MS = 150;

collectConsole();
beforeEach(() => emptyTables(env.DB));

const bindings = parseWebhookEnv(env);
type StripeQueue = WebhookEnv["STRIPE_QUEUE"];
const queueThat = (sendBatch: () => Promise<unknown>) => ({ sendBatch }) as unknown as StripeQueue;

const weathers: Record<string, { queue: StripeQueue; down: boolean }> = {
  "as always": { queue: bindings.STRIPE_QUEUE, down: false },
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

/** Response times in milliseconds, ascending. */
async function load(queue: StripeQueue, count: number): Promise<number[]> {
  const deps = createWebhookDeps({ ...bindings, STRIPE_QUEUE: queue }, () => undefined);
  const waiting = await writeDeliveries(count);
  const times: number[] = [];
  const takeTurns = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const start = performance.now();
      const answer = await post(deps, next.body, { "Stripe-Signature": next.signature });
      times.push(performance.now() - start);
      expect(answer.status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return times.sort((one, other) => one - other);
}

/** The p99 of the fastest round, since other load on the machine only makes rounds slower. */
async function findP99(queue: StripeQueue): Promise<number> {
  let quietest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && quietest >= MOST_MS; round += 1) {
    const times = await load(queue, COUNT);
    quietest = Math.min(quietest, times[Math.ceil(COUNT * 0.99) - 1] ?? quietest);
  }
  return quietest;
}

test.each(Object.entries(weathers))(
  "P12 With 16 concurrent requests the webhook answers within 150 ms at p99, %s",
  { timeout: 60_000 },
  async (_, { queue, down }) => {
    await account().planFaults(StripeFaults.parse({ api: { down } }));
    await load(queue, AT_ONCE);
    expect(await findP99(queue)).toBeLessThan(MOST_MS);
    const [stored] = await readRows<{ count: number }>(
      env.DB,
      "select count(*) as count from stripe_events",
    );
    expect(stored?.count).toBeGreaterThanOrEqual(AT_ONCE + COUNT);
  },
);
