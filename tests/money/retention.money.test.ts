import { env } from "cloudflare:workers";
import { days } from "#app/domain/duration.ts";
import { retain } from "#app/privacy/server/retain.ts";
import { syncObject } from "../../workers/jobs/stripe.ts";
import { tick } from "../fixtures/jobs-world.ts";
import { buyBundle, pictureOrders, refundOrder } from "../fixtures/orders.ts";
import { retentionAt } from "../fixtures/retained.ts";
import { readRows } from "../fixtures/rows.ts";
import { listBodies, openSilentWorld, syncDeps } from "../fixtures/stripe-world.ts";
import { readOurs, readTruth } from "../fixtures/trial-truth.ts";
import { insertPaid } from "../fixtures/trials.ts";
import { bring, createDoor, isNews } from "../fixtures/webhooks.ts";
import { beforeEach, expect, test } from "../setup/test.ts";

beforeEach(openSilentWorld);

const readMails = () =>
  readRows<{ id: string; kind: string }>("select id, kind from email_jobs order by id");
const readFences = () => readRows("select object_id from stripe_syncs");

/** Marks all mail as sent, and runs retention a year later. */
async function ageAll(): Promise<void> {
  const sent = "update email_jobs set status = 'sent', sent_at = created_at";
  await env.DB.prepare(sent).run();
  const { deps, logged } = retentionAt(Date.now() + days(365));
  await retain(deps);
  expect(logged).toMatchObject([{ outcome: "finished" }]);
  expect(await readRows("select distinct email from email_jobs")).toEqual([
    { email: "removed@invalid" },
  ]);
  expect(await readRows("select id from stripe_events")).toEqual([]);
  expect(await readFences()).toEqual([]);
}

/** Delivers every event of the account once more, as if somebody had resent them. */
async function bringAllAgain(): Promise<void> {
  const door = createDoor();
  for (const body of (await listBodies()).filter(isNews)) await bring(door.deps, body);
  for (const objectId of new Set(door.queued)) await syncObject(syncDeps(), objectId);
}

test("P44 A subscription whose events, fence and addresses are gone is synced as before, and nothing is mailed twice", async () => {
  const { customerId } = await insertPaid();
  await tick();
  const mails = await readMails();
  expect(mails.map(({ kind }) => kind)).toContain("trial_started");
  await ageAll();
  expect(await readOurs(customerId)).toEqual(await readTruth(customerId));
  await bringAllAgain();
  expect(await readMails()).toEqual(mails);
  expect(await readOurs(customerId)).toEqual(await readTruth(customerId));
});

test("P44 An order whose events, fence and addresses are gone keeps its access, and a refund still ends it", async () => {
  const { intentId } = await buyBundle();
  await tick();
  const mails = await readMails();
  const before = await pictureOrders();
  expect(mails.map(({ kind }) => kind)).toEqual(["order_delivery"]);
  await ageAll();
  await bringAllAgain();
  expect(await readMails()).toEqual(mails);
  expect(await pictureOrders()).toEqual(before);
  await refundOrder(intentId);
  await tick();
  expect((await readMails()).map(({ kind }) => kind).toSorted()).toEqual([
    "order_delivery",
    "order_refunded",
  ]);
});
