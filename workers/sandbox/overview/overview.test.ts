import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { days, minutes } from "../../../app/domain/duration.ts";
import {
  account,
  openTrial,
  webhookEndpoint,
} from "../../../packages/local-stripe/testing/local-stripe.ts";
import { ask, open, press, readWords } from "../../../tests/fixtures/front-door.ts";

const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2_040, cvc: "123" };
const { JOBS } = env as unknown as { JOBS: { countRuns(): Promise<number> } };

beforeEach(() => account.reset());

async function payTrial() {
  const { session, customer } = await openTrial();
  await account.payCheckout(session.id, CARD);
  const [charge] = await account.listObjects("charge");
  return { customer, charge: charge?.id ?? "" };
}

const readLedger = async () =>
  (await account.readLedger()).map(({ kind, amountCents }) => `${kind} ${amountCents}`);

/** Submits a form of the overview and returns the page's message. */
async function act(fields: Record<string, string>): Promise<string> {
  const answer = await press("/__sandbox", fields);
  expect(answer.status).toBe(303);
  const page = await open(answer.headers.get("Location") ?? "");
  return /role="status">([^<]*)</.exec(page)?.[1] ?? "";
}

test("The page of an empty account says so", async () => {
  const words = readWords(await open("/__sandbox"));
  expect(words).toContain("No money has moved yet.");
  expect(words).toContain("There is no customer yet.");
  expect((await ask("/__sandbox/")).status).toBe(200);
});

test("The ledger shows the balance, and its newest entry first", async () => {
  const { charge } = await payTrial();
  await account.refund(charge, 50);
  const words = readWords(await open("/__sandbox"));
  expect(words).toContain("In the account: $1.50");
  expect(words).toMatch(/−\$0\.50 refund .* \$2\.00 charge/);
});

describe("The clock", () => {
  test("moves by a button, which also delivers webhooks", async () => {
    await payTrial();
    await webhookEndpoint.fetch("http://webhook/", { method: "DELETE" });
    expect(await act({ do: "clock", by_ms: String(days(8)) })).toMatch(/now\. \d+ webhooks? deliv/);
    expect(await readLedger()).toEqual(["charge 200", "charge 1999"]);
    const received = await (await webhookEndpoint.fetch("http://webhook/")).json<object[]>();
    expect(received.length).toBeGreaterThan(0);
  });

  test("moves by a calendar month, and to any time", async () => {
    const before = new Date((await account.readClock()).nowMs);
    await act({ do: "clock", months: "1" });
    const after = new Date((await account.readClock()).nowMs);
    expect((after.getUTCMonth() - before.getUTCMonth() + 12) % 12).toBe(1);
    await act({ do: "clock", to: "2040-01-31T12:00" });
    const { nowMs } = await account.readClock();
    expect(nowMs - Date.UTC(2_040, 0, 31, 12)).toBeLessThan(minutes(1));
    await act({ do: "clock", months: "1" });
    expect(new Date((await account.readClock()).nowMs).toISOString()).toMatch(/^2040-02-29/);
    expect(await act({ do: "clock", to: "soon" })).toBe("Not done: that is no time.");
  });
});

test("A charge is refunded or disputed, and the dispute is decided", async () => {
  const { charge } = await payTrial();
  const fields = { id: charge, charge, amount_cents: "50" };
  expect(await act({ ...fields, do: "refund" })).toMatch(/^Done\./);
  expect(await act({ ...fields, do: "dispute" })).toMatch(/^Done\./);
  const [dispute] = await account.listObjects("dispute");
  await act({ do: "close_dispute", dispute: dispute?.id ?? "", verdict: "won" });
  expect(await readLedger()).toEqual(["charge 200", "refund 50", "dispute 50", "reinstate 50"]);
});

test("Replacing the card on file makes the renewal fail", async () => {
  const { customer } = await payTrial();
  await act({ do: "set_default_card", customer: customer.id, card: "4000000000000341" });
  await act({ do: "clock", by_ms: String(days(8)) });
  expect(await readLedger()).toEqual(["charge 200"]);
});

test("Forms run the crons, deliver webhooks and empty the account, and errors give a reason", async () => {
  const before = await JOBS.countRuns();
  expect(await act({ do: "cron" })).toBe("The minute&#39;s cron has run.");
  expect(await act({ do: "night" })).toBe("The night&#39;s cron has run.");
  expect(await JOBS.countRuns()).toBe(before + 101);
  await payTrial();
  expect(await act({ do: "deliver" })).toMatch(/webhooks? delivered/);
  expect(await act({ do: "refund", id: "ch_none" })).toBe("Not done: There is no ch_none.");
  await act({ do: "reset" });
  expect(await account.listObjects()).toEqual([]);
});

test("Objects link to each other, each with its JSON", async () => {
  const { customer, charge } = await payTrial();
  expect(await open("/__sandbox/objects")).toContain(`href="/__sandbox/objects/${charge}"`);
  expect(await open("/__sandbox/objects?type=customer")).not.toContain(charge);
  const page = await open(`/__sandbox/objects/${charge}`);
  expect(page).toContain(`href="/__sandbox/objects/${customer.id}"`);
  expect(page).toContain("&quot;amount&quot;: 200");
});

test("An event is shown with its deliveries and sent again", async () => {
  await payTrial();
  await account.deliver();
  expect(readWords(await open("/__sandbox/events"))).toMatch(
    /checkout\.session\.completed .* delivered Send again/,
  );
  await webhookEndpoint.fetch("http://webhook/", { method: "DELETE" });
  const [event] = await account.listEvents();
  await press("/__sandbox/events", { send: event?.id ?? "" });
  const received = await (await webhookEndpoint.fetch("http://webhook/")).json<object[]>();
  expect(received).toHaveLength(1);
});

describe("A fault plan", () => {
  test("is a preset or JSON, and applies until it is replaced", async () => {
    const page = await open("/__sandbox/plan");
    const [, preset = ""] = /name="stripe" value="([^"]*down[^"]*)"/.exec(page) ?? [];
    const saved = await press("/__sandbox/plan", { stripe: preset.replaceAll("&quot;", '"') });
    expect(saved.headers.get("Location")).toBe("/__sandbox/plan?saved");
    expect((await account.readFaults()).api.down).toBe(true);
    await press("/__sandbox/plan", { stripe: "{}", mail: '{"mail":{"failNext":2}}' });
    expect((await account.readFaults()).api.down).toBe(false);
    const mail = await (await ask("/__sandbox/faults")).json();
    expect(mail).toMatchObject({ mail: { failNext: 2 } });
  });

  test.each(["{", '{"api":{"often":1}}'])("%s is rejected", async (stripe) => {
    const answer = await press("/__sandbox/plan", { stripe });
    const page = await answer.text();
    expect([answer.status, page.includes('role="alert"')]).toEqual([400, true]);
    expect(page).toContain(stripe.replaceAll('"', "&quot;"));
  });
});
