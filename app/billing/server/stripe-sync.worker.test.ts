import { requestSync } from "#app/data/stripe-events.ts";
import { minutes } from "#app/domain/duration.ts";
import type { LogEntry } from "#app/platform/log.ts";
import { db } from "../../../tests/fixtures/rows.ts";
import { expect, test } from "../../../tests/setup/test.ts";
import { createStripeSync, type StripeDeps } from "./stripe-sync.ts";

const NOW = 1_790_000_000_000;
const fail = async () => {
  throw new Error("down");
};

test("A sweep enqueues what it has found even if some sources fail", async () => {
  const queued: string[] = [];
  const logged: LogEntry[] = [];
  const deps: StripeDeps = {
    db,
    clock: () => NOW,
    enqueueEmails: () => undefined,
    payments: {
      listEvents: () => {
        throw new Error("down");
      },
    } as never,
    stripeQueue: {
      sendBatch: async (batch) => void queued.push(...batch.map(({ body }) => body.objectId)),
    },
    log: (_level, entry) => void logged.push(entry),
  };
  const owner = { idPrefix: "pi_", sync: async () => undefined };
  const { sweepStripe } = createStripeSync([
    { ...owner, requestDue: fail },
    { ...owner, idPrefix: "cus_", requestDue: async () => ["cus_due", "cus_behind"] },
  ]);
  await requestSync(db, "cus_behind", NOW - minutes(2));
  expect(await sweepStripe(deps)).toBe(false);
  expect(queued.toSorted()).toEqual(["cus_behind", "cus_due"]);
  expect(logged.map(({ event }) => event).toSorted()).toEqual(["failure", "failure", "sweep"]);
});
