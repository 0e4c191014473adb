import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import { listObjectsBehind, requestSync } from "#app/data/stripe-events.ts";
import type { LogEntry } from "#app/platform/log.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";
import { consumeStripe } from "./stripe.ts";

beforeEach(() => emptyTables(env.DB));

test("After a failed sync its object stays behind for the sweep, and the message is not retried", async () => {
  const db = createDatabase(env.DB);
  const logged: LogEntry[] = [];
  const deps = {
    db,
    clock: () => 2_000,
    enqueueEmails: () => undefined,
    stripeQueue: {},
    payments: { findOwnerOfCharge: () => Promise.reject(new Error("down")) },
    log: (_level: unknown, entry: LogEntry) => void logged.push(entry),
  };
  await requestSync(db, "ch_1", 1_000);
  const messages = [{ objectId: "ch_1" }];
  const outcomes = await handleBatch((batch) => consumeStripe(deps as never, batch), messages);
  expect(outcomes).toEqual(["acked"]);
  expect(logged).toMatchObject([{ event: "sync" }]);
  expect(await listObjectsBehind(db, 1_000, 10)).toEqual(["ch_1"]);
});
