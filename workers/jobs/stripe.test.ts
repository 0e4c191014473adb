import { listObjectsBehind, requestSync } from "#app/data/stripe-events.ts";
import type { LogEntry } from "#app/platform/log.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { db } from "../../tests/fixtures/rows.ts";
import { expect, test } from "../../tests/setup/test.ts";
import { consumeStripe } from "./stripe.ts";

/** The jobs worker's ports, with this call to Stripe. */
const depsFor = (findOwnerOfCharge: (id: string) => Promise<unknown>, logged: LogEntry[]) =>
  ({
    db,
    clock: () => 2_000,
    enqueueEmails: () => undefined,
    stripeQueue: {},
    payments: { findOwnerOfCharge },
    log: (_level: unknown, entry: LogEntry) => void logged.push(entry),
  }) as never;

test("After a failed sync its object stays behind for the sweep, and the message is not retried", async () => {
  const logged: LogEntry[] = [];
  const deps = depsFor(() => Promise.reject(new Error("down")), logged);
  await requestSync(db, "ch_1", 1_000);
  const messages = [{ objectId: "ch_1" }];
  const outcomes = await handleBatch((batch) => consumeStripe(deps, batch), messages);
  expect(outcomes).toEqual(["acked"]);
  expect(logged).toMatchObject([{ event: "sync" }]);
  expect(await listObjectsBehind(db, 1_000, 10)).toEqual(["ch_1"]);
});

test("The seven syncs of a batch run at once, and the failure of one holds up no other", async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7].map((number) => `ch_${number}`);
  const logged: LogEntry[] = [];
  const { promise: allAsked, resolve: tellAll } = Promise.withResolvers<void>();
  let asked = 0;
  const deps = depsFor(async (id) => {
    asked += 1;
    if (asked === ids.length) tellAll();
    await allAsked;
    if (id === "ch_4") throw new Error("down");
    return { customerId: null, paymentIntentId: null };
  }, logged);
  for (const id of ids) await requestSync(db, id, 1_000);
  const messages = ids.map((objectId) => ({ objectId }));
  const outcomes = await handleBatch((batch) => consumeStripe(deps, batch), messages);
  expect(outcomes).toEqual(ids.map(() => "acked"));
  expect(logged).toMatchObject([{ event: "sync" }]);
  expect(await listObjectsBehind(db, 1_000, 10)).toEqual(["ch_4"]);
});
