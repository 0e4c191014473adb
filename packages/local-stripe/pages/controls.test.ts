import { beforeEach, expect, test } from "vitest";
import { ask, open, sendJson } from "../../../tests/fixtures/front-door.ts";
import { days } from "../duration.ts";
import { account, card, openTrial, webhookEndpoint } from "../testing/local-stripe.ts";

const BASE = "/__sandbox/stripe";

const read = async <T>(path: string): Promise<T> => (await ask(`${BASE}${path}`)).json<T>();
const post = (path: string, body: unknown = {}) => sendJson("POST", `${BASE}${path}`, body);
const act = (body: object) => post("/act", body);
const receive = async () =>
  (await webhookEndpoint.fetch("http://webhook/")).json<{ body: string }[]>();

beforeEach(async () => {
  await account.reset();
  await webhookEndpoint.fetch("http://webhook/", { method: "DELETE" });
});

async function payTrial() {
  const { session, customer } = await openTrial();
  await account.payCheckout(session.id, card("4242424242424242"));
  const [charge] = await read<{ id: string }[]>("/objects?type=charge");
  return { customer, charge: charge?.id ?? "" };
}

const readLedger = async () =>
  (await read<{ kind: string; amountCents: number }[]>("/ledger")).map(
    ({ kind, amountCents }) => `${kind} ${amountCents}`,
  );

test("Moving the clock runs what falls due", async () => {
  await payTrial();
  await post("/clock", { by_ms: days(8) });
  expect(await readLedger()).toEqual(["charge 200", "charge 1999"]);
});

test("Objects are listed by type, as the API returns them", async () => {
  const { customer } = await payTrial();
  const kinds = (await read<{ object: string }[]>("/objects")).map(({ object }) => object);
  expect(kinds).toContain("subscription");
  expect(kinds).not.toContain("event");
  expect(await read(`/objects/${customer.id}`)).toMatchObject({ email: "ada@example.test" });
  expect((await ask(`${BASE}/objects/cus_none`)).status).toBe(404);
});

test("Webhooks are delivered on request, unless the fault plan holds them", async () => {
  await payTrial();
  await post("/deliver");
  const { length } = await receive();
  expect(length).toBeGreaterThan(5);
  const plan = { webhooks: { late: { next: "all" } } };
  expect((await sendJson("PUT", `${BASE}/faults`, plan)).status).toBe(200);
  await payTrial();
  await post("/deliver");
  expect(await receive()).toHaveLength(length);
});

test("People at Stripe and banks refund, dispute and replace a card", async () => {
  const { charge } = await payTrial();
  await act({ act: "refund", id: charge, amount_cents: 50 });
  const { disputeId: dispute } = await (await act({ act: "dispute", id: charge })).json<{
    disputeId: string;
  }>();
  await act({ act: "close_dispute", dispute, verdict: "won" });
  expect(await readLedger()).toEqual(["charge 200", "refund 50", "dispute 150", "reinstate 150"]);
  const { customer } = await payTrial();
  await act({ act: "set_default_card", customer: customer.id, card: "4000000000000341" });
  await post("/clock", { by_ms: days(8) });
  expect((await readLedger()).slice(4)).toEqual(["charge 200", "charge 1999"]);
});

test.each([
  ["POST", "/clock", { by_ms: -1 }],
  ["POST", "/act", { act: "steal" }],
  ["POST", "/act", { act: "refund", id: "ch_none" }],
  ["PUT", "/faults", { api: { often: true } }],
] as const)("%s %s %j is refused with its reason", async (method, path, body) => {
  const answer = await sendJson(method, `${BASE}${path}`, body);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/^\{"(issues|error)":/);
});

test.each([
  ["GET", ""],
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
