import { env } from "cloudflare:workers";
import { days, hours, minutes, seconds } from "#app/domain/duration.ts";
import { TERMS_VERSIONS } from "#app/funnels/shared/content/trial.ts";
import { breakCalls, healCalls } from "../fixtures/broken-calls.ts";
import { moveTime } from "../fixtures/frozen-time.ts";
import type { Attempt } from "../fixtures/life-assessment.ts";
import * as money from "../fixtures/money-world.ts";
import { listOpenSessions } from "../fixtures/stripe-lists.ts";
import { insertBuyer, insertPaid, pressPay } from "../fixtures/trials.ts";
import { postForm } from "../fixtures/web-worker.ts";
import { expect, test } from "../setup/money.ts";

const FIFTY_AT_ONCE = { timeout: seconds(60) };
const FIFTY = Array.from({ length: 50 }, (_, at) => at);

const countObjects = async (name: string) => (await money.account().listObjects(name)).length;

/** Status and redirect of a response. */
async function read(answer: Response): Promise<[number, string | undefined]> {
  const { checkout_url } = await answer.json<{ checkout_url?: string }>();
  return [answer.status, checkout_url];
}

const postPaywall = ({ id, cookie }: Attempt) =>
  postForm(
    "/quiz2/paywall",
    { attempt_id: id, email: "ada@example.test", consent: TERMS_VERSIONS.trial },
    { headers: { Cookie: cookie } },
  );

test(
  "P02 Fifty identical parallel calls open one checkout and redirect to it",
  FIFTY_AT_ONCE,
  async () => {
    const buyer = await money.openBuyer();
    const answers = await Promise.all(FIFTY.map(async () => read(await money.checkout(buyer))));
    const [session] = await listOpenSessions();
    expect(await countObjects("checkout.session")).toBe(1);
    expect(await countObjects("customer")).toBe(1);
    expect(new Set(answers.map(String))).toEqual(new Set([String([200, session?.url])]));
  },
);

test("P02 Successive calls and forms from several tabs open one checkout", async () => {
  const buyer = await money.openBuyer();
  for (let turn = 0; turn < 5; turn += 1) {
    const [called, form] = await Promise.all([money.checkout(buyer), postPaywall(buyer)]);
    const [session] = await listOpenSessions();
    expect(await read(called)).toEqual([200, session?.url]);
    expect(form.headers.get("Location")).toBe(session?.url);
    await moveTime({ byMs: hours(4) });
  }
  expect(await countObjects("checkout.session")).toBe(1);
});

test(
  "P02 Fifty parallel calls with different addresses leave one checkout open, and all but three are refused",
  FIFTY_AT_ONCE,
  async () => {
    const buyer = await money.openBuyer();
    await money.checkout(buyer);
    const answers = await Promise.all(
      FIFTY.map(async (at) =>
        read(await money.checkout(buyer, { email: `ada${at}@example.test` })),
      ),
    );
    // With the address of the first call, three a day for an attempt.
    expect(answers.map(([status]) => status).sort()).toEqual([
      ...[200, 200],
      ...Array<number>(FIFTY.length - 2).fill(429),
    ]);
    expect(await listOpenSessions()).toHaveLength(1);
    expect(await countObjects("customer")).toBe(1);
  },
);

test("P02 A checkout about to expire is closed before another is opened", async () => {
  const buyer = await money.openBuyer();
  const [, first] = await read(await money.checkout(buyer));
  await moveTime({ byMs: hours(22) + minutes(30) });
  const [status, second] = await read(await money.checkout(buyer));
  expect([status, second === first]).toEqual([200, false]);
  expect((await listOpenSessions()).map((session) => session.url)).toEqual([second]);
});

test("P02 A checkout whose response was lost is closed before another address gets one", async () => {
  const buyer = await money.openBuyer();
  await breakCalls("dropAfterCommit", { method: "POST", path: "/v1/checkout/sessions" });
  expect((await money.checkout(buyer)).status).toBe(503);
  await healCalls();
  const [status] = await read(await money.checkout(buyer, { email: "grace@example.test" }));
  const open = await listOpenSessions();
  expect([status, open.length, await countObjects("checkout.session")]).toEqual([200, 1, 2]);
});

test("P02 After Stripe has refused an address, the buyer can pay with another", async () => {
  const buyer = await insertBuyer();
  const refused = pressPay(buyer, money.syncDeps(), { email: "zoë@example.test" });
  await expect(refused).rejects.toMatchObject({ code: "invalid_input" });
  expect(await pressPay(buyer)).toContain("/cs_test_");
  expect(await listOpenSessions()).toHaveLength(1);
});

test("P02 The next press closes another attempt's checkout that could not be closed before", async () => {
  const first = await insertBuyer();
  const second = { ...(await insertBuyer()), visitorHash: first.visitorHash };
  await env.DB.prepare("update quiz2_attempts set visitor_hash = ?").bind(first.visitorHash).run();
  await pressPay(first);
  await breakCalls("fail", { method: "POST", path: "/v1/checkout/sessions/" });
  await expect(pressPay(second)).rejects.toMatchObject({ code: "unavailable" });
  await healCalls();
  const url = await pressPay(second);
  expect((await listOpenSessions()).map((session) => session.url)).toEqual([url]);
});

test("P02 A buyer whose customer was deleted in Stripe's dashboard can subscribe again", async () => {
  const { customerId, ...buyer } = await insertPaid();
  await money.settle();
  await money.stripe().customers.del(customerId);
  await money.settle();
  expect(await money.readTrials()).toMatchObject([{ status: "canceled" }]);
  const press = () => pressPay(buyer, money.syncDeps(), { offer: "monthly" });
  await expect(press()).rejects.toThrow("Failed to start checkout. Please try again.");
  const url = await press();
  const [session, ...others] = await listOpenSessions();
  expect([others, session?.url, session?.customer === customerId]).toEqual([[], url, false]);
});

test("P02 A subscriber gets no second checkout", FIFTY_AT_ONCE, async () => {
  const buyer = await money.openBuyer();
  await money.checkout(buyer);
  const [session] = await listOpenSessions();
  await money.account().payCheckout(session?.id ?? "", {
    number: "4242424242424242",
    expMonth: 12,
    expYear: 2040,
    cvc: "123",
  });
  // Before any webhook, and with another address.
  const [, url] = await read(await money.checkout(buyer, { email: "grace@example.test" }));
  expect(url).toBe("https://kindling.example/quiz2/results");
  await moveTime({ byMs: days(1) });
  const again = await Promise.all(FIFTY.map(async () => read(await money.checkout(buyer))));
  expect(new Set(again.map(([, to]) => to))).toEqual(new Set([url]));
  expect(await listOpenSessions()).toEqual([]);
  expect(await money.readTrials()).toMatchObject([{ status: "trialing" }]);
});
