import { beforeAll, describe, expect, test } from "vitest";
import { HANDLED_EVENTS } from "#app/payments/stripe-event.ts";
import typesOfSdk from "../../node_modules/stripe/esm/resources/Events.d.ts?raw";
import { syncObject } from "../../workers/jobs/stripe.ts";
import { readRows } from "../fixtures/rows.ts";
import * as world from "../fixtures/stripe-world.ts";
import { readState } from "../fixtures/trial-state.ts";
import { insertPaid, type Paid } from "../fixtures/trials.ts";
import { bring, createDoor, writeEvent } from "../fixtures/webhooks.ts";

/** All event types in the SDK's own union. */
const TYPES = [...(/type Type = ([^;]+);/.exec(typesOfSdk)?.[1] ?? "").matchAll(/'([^']+)'/g)].map(
  ([, type]) => type ?? "",
);
const OTHERS = TYPES.filter((type) => !HANDLED_EVENTS.includes(type));
/** Ignored for a customer: the events of the subscription cover all payments but those that fail. */
const OF_PAYMENTS = ["payment_intent.succeeded", "payment_intent.canceled"];
/** An event about the customer itself. */
const OF_CUSTOMER = "customer.updated";
const OF_CUSTOMERS = HANDLED_EVENTS.filter(
  (type) => !OF_PAYMENTS.includes(type) && type !== OF_CUSTOMER,
);
const VERSIONS = [null, "2011-01-01", "2019-12-03", "2024-06-20", "2030-01-01.unheard_of"];

let paid: Paid;

beforeAll(async () => {
  await world.openSilentWorld();
  paid = await insertPaid();
  await writeState();
});

/** Syncs the trial, so that nothing is left to change. */
async function writeState(): Promise<void> {
  const { deps } = createDoor();
  await bring(deps, aboutUs("customer.subscription.updated"));
  await world.syncAll();
}

/** An event of this type about our own customer, charge and subscription. */
const aboutUs = (type: string, changes: object = {}) =>
  writeEvent({
    type,
    data: {
      object: {
        id: "obj_1",
        customer: paid.customerId,
        charge: "ch_1",
        status: "canceled",
        amount: 1,
        amount_refunded: 1,
      },
    },
    ...changes,
  });

/** Delivers all bodies in parallel; returns statuses and queued ids. */
async function bringAll(bodies: readonly string[]) {
  const door = createDoor();
  const answers = await Promise.all(bodies.map((body) => bring(door.deps, body)));
  return { statuses: new Set(answers.map(({ status }) => status)), queued: door.queued };
}

const IGNORED = { statuses: new Set([200]), queued: [] };

test("P15 The SDK knows all events that we handle, and many more", () => {
  expect(TYPES.length).toBeGreaterThan(200);
  expect(HANDLED_EVENTS.filter((type) => !TYPES.includes(type))).toEqual([]);
});

describe("P15 Acknowledged and ignored", () => {
  test.each([...OTHERS, ...OF_PAYMENTS, OF_CUSTOMER])("%s", async (type) => {
    const before = await readState();
    expect(await bringAll([aboutUs(type)])).toEqual(IGNORED);
    expect(await readState()).toEqual(before);
  });

  test("unknown types", async () => {
    const before = await readState();
    const types = ["", "subscription", "customer.subscription.levitated", "v3.payment.paid"];
    expect(await bringAll(types.map((type) => aboutUs(type)))).toEqual(IGNORED);
    expect(await readState()).toEqual(before);
  });

  test("every type in the other mode", async () => {
    const before = await readState();
    expect(await bringAll(TYPES.map((type) => aboutUs(type, { livemode: true })))).toEqual(IGNORED);
    expect(await readState()).toEqual(before);
  });

  test("every type that we do not handle, in every other version", async () => {
    const before = await readState();
    const bodies = VERSIONS.flatMap((api_version) =>
      OTHERS.map((type) => aboutUs(type, { api_version })),
    );
    expect(await bringAll(bodies)).toEqual(IGNORED);
    expect(await readState()).toEqual(before);
  });

  test("handled events that name no object", async () => {
    const before = await readState();
    const objects = [{}, { customer: null, charge: null }];
    const bodies = HANDLED_EVENTS.flatMap((type) =>
      objects.map((object) => aboutUs(type, { data: { object } })),
    );
    expect(await bringAll(bodies)).toEqual(IGNORED);
    expect(await readState()).toEqual(before);
  });
});

/** How past and future API versions may name the customer; the rest of the object is made up. */
const objects = () => [
  { customer: paid.customerId, status: "canceled", cancel_at_period_end: true },
  { customer: { id: paid.customerId, object: "customer", deleted: true }, plan: null },
  { customer: paid.customerId, current_period_end: 1, invoice: "in_1", refunded: true },
];

test.each(VERSIONS)(
  "P15 A handled event is accepted in version %s, and its content is not trusted",
  async (api_version) => {
    const before = await world.readTrials();
    const bodies = OF_CUSTOMERS.flatMap((type) =>
      objects().map((object) => aboutUs(type, { api_version, data: { object } })),
    );
    const { statuses, queued } = await bringAll(bodies);
    expect([statuses, new Set(queued), queued.length]).toEqual([
      new Set([200]),
      new Set([paid.customerId]),
      bodies.length,
    ]);
    await world.syncAll();
    const after = await world.readTrials();
    const known = { stripe_event_id: expect.anything(), last_event_at: expect.anything() };
    expect(after).toEqual(before.map((row) => ({ ...row, ...known })));
  },
);

test.each([
  ["another default card", { invoice_settings: { default_payment_method: null } }, 1],
  ["another address", { email: null, address: null }, 0],
  ["no previous attributes", null, 0],
])("P15 A customer update is acknowledged with %s", async (_what, previous_attributes, count) => {
  const object = { id: paid.customerId, object: "customer" };
  const body = writeEvent({ type: OF_CUSTOMER, data: { object, previous_attributes } });
  const queued = Array.from({ length: count }, () => paid.customerId);
  expect(await bringAll([body])).toEqual({ statuses: new Set([200]), queued });
  await world.syncAll();
});

test("P15 An event about an unknown customer is acknowledged and changes no trial", async () => {
  const { id } = await world.stripe().customers.create({ email: "eve@example.test" });
  const before = await world.readTrials();
  const mails = await readMails();
  const bodies = HANDLED_EVENTS.map((type) =>
    writeEvent({ type, data: { object: { customer: id } } }),
  );
  await bringAll(bodies);
  await world.syncAll(world.syncDeps());
  expect([await world.readTrials(), await readMails()]).toEqual([before, mails]);
});

test("P15 Events about an unknown payment or charge are acknowledged and change no order", async () => {
  const intent = await world.stripe().paymentIntents.create({
    amount: 700,
    currency: "usd",
    confirm: true,
    payment_method: "pm_card_visa",
    metadata: { order_id: crypto.randomUUID() },
    return_url: "https://kindling.example",
  });
  const before = await readRows("select * from orders");
  const mails = await readMails();
  const objects = [
    { id: intent.id, customer: null },
    { customer: null, payment_intent: intent.id },
    { charge: intent.latest_charge, payment_intent: intent.id },
  ];
  const { queued } = await bringAll(
    HANDLED_EVENTS.flatMap((type) =>
      objects.map((object) => writeEvent({ type, data: { object } })),
    ),
  );
  expect(new Set(queued)).toEqual(new Set([intent.id, intent.latest_charge]));
  // Not `syncAll`: a paid order that is not here is looked for again and again.
  for (const id of new Set(queued)) await syncObject(world.syncDeps(), id);
  expect(await readRows("select name from alarms")).toEqual([{ name: "payment_without_order" }]);
  expect([await readRows("select * from orders"), await readMails()]).toEqual([before, mails]);
});

const readMails = () => readRows("select dedupe_key from email_jobs order by dedupe_key");
