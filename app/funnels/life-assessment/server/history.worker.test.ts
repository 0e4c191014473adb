import { days } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { storeAttempt } from "../../../../tests/fixtures/retained.ts";
import { db, insertRow } from "../../../../tests/fixtures/rows.ts";
import { expect, test } from "../../../../tests/setup/test.ts";
import { findEarlier } from "./history.ts";

/** Stores a completed attempt with a subscription of its own. */
async function storeBought(visitorHash: string, agoDays: number): Promise<AttemptId> {
  const at = Date.now() - days(agoDays);
  const id = await storeAttempt("completed", at, { visitor_hash: visitorHash });
  const bought = { attempt_id: id, visitor_hash: visitorHash, status: "active" };
  const subscription = { id: crypto.randomUUID(), stripe_sub_id: `sub_${id}`, ...bought };
  await insertRow("quiz2_subscriptions", subscription);
  await insertRow("quiz2_attempt_visitors", {
    attempt_id: id,
    visitor_hash: visitorHash,
    rights: "owner",
  });
  return id as AttemptId;
}

test("P18 P29 A subscriber's results are not compared with those of a friend whose link they opened", async () => {
  const own = await storeBought("v", 1);
  const friends = await storeBought("w", 30);
  await insertRow("quiz2_attempt_visitors", {
    attempt_id: friends,
    visitor_hash: "v",
    rights: "reader",
  });
  const find = (id: AttemptId) => findEarlier({ db, clock: Date.now }, { id, visitorHash: "v" });
  expect(await find(own)).toBeNull();
  const earlier = await storeAttempt("completed", Date.now() - days(60), { visitor_hash: "v" });
  expect(await find(own)).toBe(earlier);
});
