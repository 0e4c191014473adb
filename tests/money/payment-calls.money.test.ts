import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { type PurchaseRequest, startOrder } from "#app/orders/server/start-order.ts";
import * as order from "../fixtures/orders.ts";
import { guardPorts, openLimits } from "../fixtures/rate-limits.ts";
import { readRows } from "../fixtures/rows.ts";
import { settle, stripe, syncDeps } from "../fixtures/stripe-world.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { ask, cookieOf, postJson } from "../fixtures/web-worker.ts";
import { consoleLines, describe, expect, test } from "../setup/money.ts";

const BUNDLE = "/api/create-payment-intent";
const TOOLKIT = "/api/create-perfectionism-payment";
const spent = { limit: async () => ({ success: false }) };
const good = { email: "ada@example.test", archetype: "echo" };

const scores = { echo: 7, avoidant: 2, idealist: 3.5, analyzer: 7, resigned: 1 };
const quiz = { name: " Ada\u202e ", age: "25–34", gender: "female", dates: null, scores };
const withScores = (changes: object) => ({
  ...good,
  quiz: { ...quiz, scores: { ...scores, ...changes } },
});

test.each<[string, object]>([
  ["more points than a pattern can have", withScores({ echo: 13.5 })],
  ["negative points", withScores({ avoidant: -0.5 })],
  ["a quarter of a point", withScores({ avoidant: 2.25 })],
  ["more points than all answers give", withScores({ avoidant: 7, idealist: 7 })],
  ["a pattern without points", withScores({ resigned: undefined })],
  ["a sixth pattern", withScores({ other: 1 })],
  ["the scores of another result", { ...withScores({}), archetype: "resigned" }],
  ["an answer", { ...good, quiz: { ...quiz, answers: { 1: 3 } } }],
  ["an unknown choice", { ...good, quiz: { ...quiz, dates: "robots" } }],
])("A result with %s is refused, and nothing is stored", async (_, body) => {
  const answer = await postJson(BUNDLE, body);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: "invalid_input" }),
  ]);
  expect(await order.readOrders()).toEqual([]);
});

test("An order stores the scores, and a later call replaces them with its own", async () => {
  const payer = await order.openPayer();
  const readStored = async () =>
    (await order.readOrders()).map(({ quiz_result }) => JSON.parse(`${quiz_result}`));
  await order.readStarted(await order.askBundle(payer, { quiz }));
  expect(await readStored()).toEqual([{ ...quiz, name: "Ada" }]);
  await order.readStarted(await order.askBundle(payer, { quiz: { ...quiz, dates: "women" } }));
  expect(await readStored()).toEqual([{ ...quiz, name: "Ada", dates: "women" }]);
  await order.readStarted(await order.askBundle(payer));
  expect(await readStored()).toEqual([null]);
});

const refusals: [string, unknown, string, string][] = [
  [BUNDLE, { archetype: "echo" }, "email", "Email is required"],
  [BUNDLE, { ...good, email: " " }, "email", "Email is required"],
  [BUNDLE, { ...good, email: "ada" }, "email", "Please enter a valid email address."],
  [BUNDLE, { email: good.email }, "archetype", "Archetype is required"],
  [BUNDLE, { ...good, archetype: "Echo" }, "archetype", "Archetype is required"],
  [BUNDLE, { ...good, amount: 1 }, "", "Unknown field"],
  [TOOLKIT, {}, "price", "Price is required"],
  [TOOLKIT, { price: 39 }, "price", "Price is required"],
  [TOOLKIT, { price: "39", amount: 1 }, "", "Unknown field"],
];

test.each(refusals)("%s of %j is refused at %j: %s", async (path, body, at, message) => {
  const answer = await postJson(path, body);
  expect(answer.status).toBe(400);
  const issues = [{ path: at, message }];
  expect(await answer.json()).toEqual({ code: "invalid_input", message, issues });
  expect(await order.readOrders()).toEqual([]);
});

describe.each([BUNDLE, TOOLKIT])("%s", (path) => {
  test.each([
    ["a GET", 405, () => ask(path)],
    [
      "a form post",
      415,
      () => postJson(path, "price=39", { headers: { "Content-Type": "text/plain" } }),
    ],
    ["too much", 413, () => postJson(path, { price: "3".repeat(5_000) })],
    [
      "P28 a call from another site",
      403,
      () => postJson(path, good, { headers: { "Sec-Fetch-Site": "cross-site" } }),
    ],
  ])("refuses %s with %i", async (_, status, send) => {
    expect((await send()).status).toBe(status);
    expect([await order.readOrders(), await order.listIntents()]).toEqual([[], []]);
  });
});

test("The bundle's call returns the secret of a card payment with a receipt", async () => {
  const answer = await order.askBundle(await order.openPayer());
  const [intent] = await order.listIntents();
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      state: "open",
      clientSecret: intent?.client_secret,
      orderId: intent?.metadata["order_id"],
    },
  ]);
  expect(intent).toMatchObject({
    amount: 1_999,
    currency: "usd",
    receipt_email: good.email,
    customer: null,
    allowed_payment_method_types: ["card"],
    setup_future_usage: null,
  });
});

test.each([
  ["39", 3_900, "$39"],
  ["49", 4_900, "$49"],
  ["", 4_900, "$49"],
  ["0", 4_900, "$49"],
])("The toolkit's call with price %j returns %i and %s", async (price, amount, display) => {
  const answer = await order.askToolkit(await order.openPayer(), price);
  const [intent] = await order.listIntents();
  expect(await answer.json()).toMatchObject({
    clientSecret: intent?.client_secret,
    amount,
    price: display,
  });
  expect(intent?.amount).toBe(amount);
});

test.each([
  ["visitor", { 10: spent }],
  ["network", { 30: spent }],
])(
  "P32 A %s that asks too often is told to wait, before anything is done",
  async (_, spentLimit) => {
    const sender = { visitorHash: "a hash", addressPrefix: "192.0.2" };
    const deps = { ...syncDeps(), ...guardPorts, limits: { ...openLimits, ...spentLimit } };
    const purchase = { product: "dating_bundle", amountCents: 1_999, email: null, archetype: null };
    await expect(startOrder(deps, sender, purchase as PurchaseRequest)).rejects.toMatchObject({
      code: "too_many_requests",
      headers: { "Retry-After": "60" },
    });
    expect([await order.readOrders(), await order.listIntents()]).toEqual([[], []]);
  },
);

test("A browser without a cookie gets one, and finds its payment again with it", async () => {
  const first = await order.askToolkit({ cookie: "" });
  const payer = { cookie: cookieOf(first) };
  expect(payer.cookie).toMatch(/^__Host-visitor=/);
  expect(await order.readStarted(await order.askToolkit(payer))).toEqual(await first.json());
});

test("Stripe accepts every address that we accept, even with a domain in another script", async () => {
  expect(
    (await order.askBundle(await order.openPayer(), { email: "zoë@example.test" })).status,
  ).toBe(400);
  expect(await order.readOrders()).toEqual([]);
  expect(
    (await order.askBundle(await order.openPayer(), { email: "ada@exämple.test" })).status,
  ).toBe(200);
  expect(await order.readOrders()).toMatchObject([{ email: "ada@xn--exmple-cua.test" }]);
});

test("An address that Stripe still rejects is reported as invalid, and another is accepted", async () => {
  const start = (email: string) =>
    startOrder(
      { ...syncDeps(), ...guardPorts, limits: openLimits },
      { visitorHash: "a hash", addressPrefix: "a network" },
      {
        product: "dating_bundle",
        amountCents: 1_999,
        archetype: "echo",
        quizResult: null,
        email: email as EmailAddress,
        consentVersion: null,
      },
    );
  await expect(start("zoë@example.test")).rejects.toMatchObject({ code: "invalid_input" });
  expect((await order.readOrders())[0]?.status).toBe("canceled");
  expect(await start("ada@example.test")).toMatchObject({ state: "open" });
});

test("A payment mails the downloads and a refund its confirmation, each once", async () => {
  const payer = await order.openPayer();
  const started = await order.readStarted(await order.askToolkit(payer, "39"));
  await order.confirm(started, { email: "grace@example.test" });
  await settle();
  const [delivery, ...others] = await sendMails();
  expect(others).toEqual([]);
  expect(delivery?.to).toBe("grace@example.test");
  expect(delivery?.text).toMatch(/\$39.*\/downloads\/open\?token=.*30 days/s);
  expect(delivery?.text).toContain(started.orderId.slice(0, 8).toUpperCase());
  await stripe().refunds.create({
    payment_intent: `${started.clientSecret?.split("_secret_")[0]}`,
  });
  await settle();
  const [refund] = await sendMails();
  expect([refund?.kind, refund?.subject.includes("toolkit")]).toEqual(["order_refunded", true]);
  expect((await order.pictureOrders()).orders).toEqual(["refunded 3900 0"]);
});

test("P33 No log line, queue message or event name of a payment has personal data", async () => {
  const payer = await order.openPayer();
  const email = "marked@secret.example";
  await order.askBundle(payer, { email: `${email}@` });
  await order.confirm(await order.readStarted(await order.askBundle(payer, { email })));
  await settle();
  const synced = await readRows("select object_id from stripe_syncs");
  expect(JSON.stringify([consoleLines(), synced])).not.toMatch(/marked|secret\.example|_secret_/);
});
