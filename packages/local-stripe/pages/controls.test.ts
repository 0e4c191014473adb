import type Stripe from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import { ask, open, sendJson } from "../../../tests/fixtures/front-door.ts";
import { days } from "../duration.ts";
import { account, openTrial, webhookEndpoint } from "../testing/local-stripe.ts";

const BASE = "/__sandbox/stripe";
const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2_040, cvc: "123" };

const read = async <T>(path: string): Promise<T> => (await ask(`${BASE}${path}`)).json<T>();
const post = (path: string, body: unknown = {}) => sendJson("POST", `${BASE}${path}`, body);
const act = (body: object) => post("/act", body);
const receive = async () =>
  (await webhookEndpoint.fetch("http://webhook/")).json<{ body: string }[]>();

beforeEach(async () => {
  expect((await ask(BASE, { method: "DELETE" })).status).toBe(200);
  await webhookEndpoint.fetch("http://webhook/", { method: "DELETE" });
});

async function payTrial() {
  const { session, customer } = await openTrial();
  await account.payCheckout(session.id, CARD);
  const [charge] = await read<Stripe.Charge[]>("/objects?type=charge");
  return { session, customer, charge: charge?.id ?? "" };
}

type Ledger = { kind: string; amountCents: number }[];
const readLedger = async () =>
  (await read<Ledger>("/ledger")).map(({ kind, amountCents }) => `${kind} ${amountCents}`);

test("The clock is monotonic and runs what falls due", async () => {
  await payTrial();
  const before = (await read<{ now_ms: number }>("/clock")).now_ms;
  const { now_ms } = await (await post("/clock", { by_ms: days(8) })).json<{ now_ms: number }>();
  expect(now_ms).toBeGreaterThanOrEqual(before + days(8));
  expect(await readLedger()).toEqual(["charge 200", "charge 1999"]);
  await post("/clock", { to_ms: before });
  expect((await read<{ now_ms: number }>("/clock")).now_ms).toBeGreaterThanOrEqual(now_ms);
});

test("Objects are listed by type, as the API returns them", async () => {
  const { customer } = await payTrial();
  const kinds = (await read<{ object: string }[]>("/objects")).map(({ object }) => object);
  expect(kinds).toContain("subscription");
  expect(kinds).not.toContain("event");
  expect(await read(`/objects/${customer.id}`)).toMatchObject({ email: "ada@example.test" });
  expect((await ask(`${BASE}/objects/cus_none`)).status).toBe(404);
});

test("Webhooks are delivered on request, and each can be sent again", async () => {
  await payTrial();
  await post("/deliver");
  const events = await read<{ event: Stripe.Event; deliveries: { state: string }[] }[]>("/events");
  expect(events.every(({ deliveries }) => deliveries[0]?.state === "delivered")).toBe(true);
  expect(await receive()).toHaveLength(events.length);
  const id = events[0]?.event.id ?? "";
  expect((await post(`/events/${id}/send`)).status).toBe(200);
  await post("/deliver");
  const ids = (await receive()).map(({ body }) => JSON.parse(body).id);
  expect(ids.filter((sent) => sent === id)).toHaveLength(2);
});

test("Webhooks held by the fault plan are delivered when released", async () => {
  const plan = { webhooks: { late: { next: "all" } } };
  expect((await sendJson("PUT", `${BASE}/faults`, plan)).status).toBe(200);
  expect(await read("/faults")).toMatchObject(plan);
  await payTrial();
  await post("/deliver");
  expect(await receive()).toEqual([]);
  await post("/release");
  expect((await receive()).length).toBeGreaterThan(5);
});

describe("Actions of people at Stripe and at banks", () => {
  test("a partial refund, then the rest", async () => {
    const { charge } = await payTrial();
    await act({ act: "refund", id: charge, amount_cents: 50 });
    await act({ act: "refund", id: charge });
    expect(await readLedger()).toEqual(["charge 200", "refund 50", "refund 150"]);
  });

  test("a dispute that is won", async () => {
    const { charge } = await payTrial();
    const { disputeId: dispute } = await (await act({ act: "dispute", charge })).json<{
      disputeId: string;
    }>();
    await act({ act: "close_dispute", dispute, verdict: "won" });
    expect(await readLedger()).toEqual(["charge 200", "dispute 200", "reinstate 200"]);
  });

  test("a dispute of a part", async () => {
    const { charge } = await payTrial();
    await act({ act: "dispute", charge, amount_cents: 50 });
    expect(await readLedger()).toEqual(["charge 200", "dispute 50"]);
  });

  test("a failing card on file, and a subscription left unpaid", async () => {
    const { customer } = await payTrial();
    await act({ act: "set_default_card", customer: customer.id, card: "4000000000000341" });
    await act({ act: "set_after_retries", what: "unpaid" });
    await post("/clock", { by_ms: days(30) });
    const [subscription] = await read<Stripe.Subscription[]>("/objects?type=subscription");
    expect([subscription?.status, await readLedger()]).toEqual(["unpaid", ["charge 200"]]);
  });
});

test.each([
  ["POST", "/clock", { by_ms: -1 }],
  ["POST", "/clock", { days: 3 }],
  ["POST", "/act", { act: "steal" }],
  ["POST", "/act", { act: "refund", id: "ch_none" }],
  ["POST", "/events/evt_none/send", {}],
  ["PUT", "/faults", { api: { often: true } }],
] as const)("%s %s %j is refused with its reason", async (method, path, body) => {
  const answer = await sendJson(method, `${BASE}${path}`, body);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/^\{"(issues|error)":/);
});

test.each([
  ["GET", ""],
  ["POST", "/objects"],
  ["GET", "/act"],
  ["PUT", "/checkout/cs_1"],
])("%s %s is not found", async (method, path) => {
  expect((await ask(`${BASE}${path}`, { method })).status).toBe(404);
});

test("The browser script is one classic script, and its modules share no top-level name", async () => {
  const answer = await ask("/__sandbox/stripe.js");
  expect(answer.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  const script = await open("/__sandbox/stripe.js");
  expect(script).not.toMatch(/^(import|export) /m);
  expect(script).toContain('Stripe.version = "endive"');
  const names = [...script.matchAll(/^(?:async )?(?:const|let|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});
