import { deliver } from "#app/email/deliver.ts";
import { createPace } from "#app/email/pace.ts";
import type { SendOutcome } from "#app/email/transport.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { insertJobs, readJobs } from "../../tests/fixtures/email-jobs.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { consumeEmails } from "./consume-emails.ts";
import { sweepOutbox } from "./sweep.ts";

const MINUTE = 60_000;

/** Opens a provider that takes `perSecond` mails a second of the test's clock and says when to retry. */
function openWorld(perSecond: number, { retryAfterMs }: { retryAfterMs?: number } = {}) {
  const sentAt: number[] = [];
  let refused = 0;
  const world = createTestDeps({
    mailsPerSecond: perSecond,
    transport: {
      send: async (): Promise<SendOutcome> => {
        const { now } = world.clock;
        if (sentAt.filter((at) => at > now - 1_000).length >= perSecond) {
          refused += 1;
          const asked = retryAfterMs === undefined ? {} : { retryAfterMs };
          return { kind: "temporary", reason: "provider 429", isTooFast: true, ...asked };
        }
        sentAt.push(now);
        return { kind: "accepted" };
      },
    },
  });
  const wait = async (ms: number) => {
    const until = world.clock.now + ms;
    while (world.clock.now < until) {
      await Promise.resolve();
      world.clock.now = Math.max(world.clock.now, until);
    }
  };
  const pace = createPace(perSecond, { clock: () => world.clock.now, wait });
  return { ...world, pace, sentAt, countRefused: () => refused };
}

test("A batch keeps the provider's pace, so that nothing is refused", async () => {
  const ids = await insertJobs(10);
  const { deps, pace, sentAt, countRefused } = openWorld(2);
  for (const id of ids) await deliver({ ...deps, pace }, id);
  expect([sentAt.length, countRefused()]).toEqual([10, 0]);
});

describe("A provider that answers 429", () => {
  test("costs no attempt, however often it does, and the mail is sent in the end", async () => {
    const [id = ""] = await insertJobs(1);
    let answers = 30;
    const { deps, clock, logged } = createTestDeps({
      transport: {
        send: async () =>
          answers-- > 0
            ? { kind: "temporary", reason: "provider 429", isTooFast: true }
            : { kind: "accepted" },
      },
    });
    for (let turn = 0; turn < 30; turn += 1) {
      expect(await deliver(deps, id)).toEqual({ kind: "put off" });
      expect(await readJobs()).toMatchObject([{ status: "queued", attempts: 0, repeats: 0 }]);
      expect(await deliver(deps, id)).toEqual({ kind: "not ours" });
      clock.now += 30_000;
    }
    expect(await deliver(deps, id)).toEqual({ kind: "sent" });
    expect(await readJobs()).toMatchObject([{ status: "sent", attempts: 1 }]);
    expect(logged).toContainEqual(
      expect.objectContaining({ outcome: "put off", kind: "waitlist_welcome" }),
    );
  });

  test("is sent no mail for as long as it asks, and the messages are acknowledged", async () => {
    const ids = await insertJobs(5);
    const world = openWorld(1, { retryAfterMs: 5 * MINUTE });
    const deps = { ...world.deps, pace: world.pace };
    world.sentAt.push(world.clock.now);
    const outcomes = await handleBatch(
      (batch) => consumeEmails(deps, batch),
      ids.map((jobId) => ({ jobId })),
    );
    expect(outcomes).toEqual(ids.map(() => "acked"));
    // Mails that were already being sent may still be refused.
    const before = world.countRefused();
    world.clock.now += 4 * MINUTE;
    await sweepOutbox(deps);
    expect(world.queued).toEqual([]);
    world.clock.now += 3 * MINUTE;
    await sweepOutbox(deps);
    expect(world.queued.toSorted()).toEqual(ids.toSorted());
    for (const id of world.queued) await deliver(deps, id);
    expect(world.countRefused()).toBe(before);
    expect((await readJobs()).map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(
      ids.map(() => "sent 1"),
    );
  });
});

test("A refused key raises its alarm at the first mail", async () => {
  const [id = ""] = await insertJobs(1);
  let refusals = 0;
  const { deps } = createTestDeps({
    onKeyRefused: () => {
      refusals += 1;
    },
    transport: {
      send: async () => ({ kind: "temporary", reason: "resend 401", isKeyRefused: true }),
    },
  });
  expect(await deliver(deps, id)).toMatchObject({ kind: "retry" });
  expect(refusals).toBe(1);
});

test("Retry delays vary by up to a quarter, within the longest delay of a queue", async () => {
  const [id = ""] = await insertJobs(1);
  const { deps, clock } = createTestDeps({
    chance: () => 1,
    transport: { send: async () => ({ kind: "temporary", reason: "provider 503" }) },
  });
  const delays: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const delivery = await deliver(deps, id);
    if (delivery.kind !== "retry") throw new Error(delivery.kind);
    delays.push(delivery.delayMs);
    clock.now += delivery.delayMs;
  }
  expect(delays.slice(0, 3)).toEqual([37_500, 150_000, 600_000]);
  expect(Math.max(...delays)).toBe(12 * 60 * MINUTE - MINUTE);
});

test("The sweep queues no more than can be sent before the next one", async () => {
  await insertJobs(130);
  const { deps, clock, queued } = createTestDeps({ mailsPerSecond: 2 });
  clock.now += MINUTE;
  await sweepOutbox(deps);
  expect(queued).toHaveLength(120);
});
