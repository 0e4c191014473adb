import type { AttemptId } from "#app/domain/ids.ts";
import { storeAttempt } from "../../tests/fixtures/retained.ts";
import { db, insertRow, readRows, type Value } from "../../tests/fixtures/rows.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { erasePerson } from "./erase-person.ts";
import { findPerson } from "./person.ts";
import { findScoredAttempt } from "./quiz2-entitlements.ts";

const ADA = "ada@example.test";
const BOB = "bob@example.test";

const attemptsOf = async (address: string) => {
  const { attempts, responses } = await findPerson(db, { address, recipient: address });
  expect(responses).toHaveLength(attempts.length * 100);
  return attempts.map(({ id }) => id).sort();
};

/** Stores an attempt for which this address was given, in this browser. */
async function storeGiven(email: string, visitorHash: string): Promise<string> {
  const userId = crypto.randomUUID();
  await insertRow("quiz2_users", { id: userId, email, email_folded: email });
  return storeAttempt("completed", 1, { user_id: userId, visitor_hash: visitorHash });
}

const storeRetake = (visitorHash: string, status: "started" | "completed" = "completed") =>
  storeAttempt(status, 2, { visitor_hash: visitorHash });

const subscribe = (attemptId: string, email: string, changes: Readonly<Record<string, Value>>) =>
  insertRow("quiz2_subscriptions", {
    id: crypto.randomUUID(),
    attempt_id: attemptId,
    email,
    mailbox: email,
    stripe_sub_id: "sub_1",
    status: "active",
    ...changes,
  });

const letIn = (attemptId: string, visitorHash: string, rights: string) =>
  insertRow("quiz2_attempt_visitors", {
    attempt_id: attemptId,
    visitor_hash: visitorHash,
    rights,
  });

/** Stores Ada's subscription, paid in the browser in which she took the assessment. */
async function buy(changes: Readonly<Record<string, Value>> = {}): Promise<string> {
  const id = await storeGiven(ADA, "Ada's");
  await letIn(id, "Ada's", "owner");
  await subscribe(id, ADA, { visitor_hash: "Ada's", ...changes });
  return id;
}

describe("P38 Attempts without an address belong to the buyer of the subscription that opens them", () => {
  test.each(["active", "canceled"])("whether it is live or over: %s", async (status) => {
    const paid = await buy({ status });
    const retake = await storeRetake("Ada's");
    const begun = await storeRetake("Ada's", "started");
    await storeRetake("a stranger's");
    expect(await attemptsOf(ADA)).toEqual([paid, retake, begun].sort());
    const found = await findScoredAttempt(db, { id: retake as AttemptId, visitorHash: "Ada's" });
    expect(found?.paid).toHaveLength(1);
  });

  // Otherwise forwarding a link would let Ada read the answers of anyone who opens it.
  test.each(["payer", "reader"])("not in a browser let in by a link as a %s", async (rights) => {
    const paid = await buy();
    await letIn(paid, "a stranger's", rights);
    await storeRetake("a stranger's");
    expect(await attemptsOf(ADA)).toEqual([paid]);
  });

  test("not before anything is bought", async () => {
    const given = await buy({ stripe_sub_id: null, status: "payment_pending" });
    await storeRetake("Ada's");
    expect(await attemptsOf(ADA)).toEqual([given]);
  });

  test("not if they have an address, or were bought by somebody else in the same browser", async () => {
    const paid = await buy();
    const given = await storeGiven(BOB, "Ada's");
    const bought = await storeRetake("Ada's");
    await subscribe(bought, BOB, { visitor_hash: "Ada's" });
    expect(await attemptsOf(ADA)).toEqual([paid]);
    expect(await attemptsOf(BOB)).toEqual([given, bought].sort());
  });

  test("each to the person in whose browser they were taken, if one pays for the other", async () => {
    const given = await storeGiven(ADA, "Ada's");
    await letIn(given, "Ada's", "owner");
    await subscribe(given, BOB, { visitor_hash: "Bob's" });
    const bobs = await storeRetake("Bob's");
    const adas = await storeRetake("Ada's");
    expect(await attemptsOf(ADA)).toEqual([given, adas].sort());
    expect(await attemptsOf(BOB)).toEqual([bobs]);
  });
});

test("P38 What was bought for another address of the same mailbox is not theirs", async () => {
  const attemptId = await storeAttempt("completed", 1, { visitor_hash: "Ada's" });
  await subscribe(attemptId, "ada+x@example.test", { mailbox: ADA, visitor_hash: "Ada's" });
  const find = (address: string) => findPerson(db, { address, recipient: ADA });
  expect((await find("ada+x@example.test")).subscriptions).toHaveLength(1);
  expect((await find(ADA)).subscriptions).toEqual([]);
  expect(await attemptsOf(ADA)).toEqual([]);
});

test("P38 An erasure deletes the pulses of a bought attempt, which itself stays", async () => {
  const paid = await buy();
  await insertRow("quiz2_pulses", { attempt_id: paid });
  const request = { source: "link", requestedAt: 3, counts: {}, suppressed: [] } as const;
  const person = await findPerson(db, { address: ADA, recipient: ADA });
  await erasePerson(db, person, { ...request, id: crypto.randomUUID() });
  expect(await readRows("select * from quiz2_pulses")).toEqual([]);
  expect(await readRows("select id from quiz2_attempts")).toEqual([{ id: paid }]);
});
