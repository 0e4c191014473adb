import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { days } from "../../app/domain/duration.ts";
import {
  account,
  payTrial,
  readAmounts,
  webhookEndpoint,
} from "../../packages/local-stripe/testing/local-stripe.ts";
import { ask, open, press, readWords } from "../../tests/fixtures/front-door.ts";

const { JOBS } = env as unknown as { JOBS: { countRuns(): Promise<number> } };

beforeEach(() => account.reset());

const findCharge = async () => (await account.listObjects("charge"))[0]?.id ?? "";

/** Submits a form of the overview and returns the page's message. */
async function act(fields: Record<string, string>): Promise<string> {
  const answer = await press("/__sandbox", fields);
  expect(answer.status).toBe(303);
  const page = await open(answer.headers.get("Location") ?? "");
  return /role="status">([^<]*)</.exec(page)?.[1] ?? "";
}

test("The page of an empty account says so", async () => {
  const words = readWords(await open("/__sandbox"));
  expect(words).toContain("There is none yet.");
  expect((await ask("/__sandbox/")).status).toBe(200);
});

test("The clock moves by a button, which also delivers webhooks", async () => {
  await payTrial();
  await webhookEndpoint.fetch("http://webhook/", { method: "DELETE" });
  expect(await act({ do: "clock", by_ms: String(days(8)) })).toMatch(/Webhooks: \d+ delivered/);
  expect(await readAmounts()).toEqual(["charge 200", "charge 1999"]);
  const received = await (await webhookEndpoint.fetch("http://webhook/")).json<object[]>();
  expect(received.length).toBeGreaterThan(0);
});

test("A charge is refunded or disputed, and then has no buttons", async () => {
  await payTrial();
  const refunded = await findCharge();
  expect(readWords(await open("/__sandbox"))).toContain("Refund Dispute");
  expect(await act({ do: "refund", id: refunded })).toMatch(/^Done\./);
  await payTrial();
  expect(await act({ do: "dispute", id: await findCharge() })).toMatch(/^Done\./);
  expect(await readAmounts()).toEqual(["charge 200", "refund 200", "charge 200", "dispute 200"]);
  expect(readWords(await open("/__sandbox"))).not.toContain("Refund Dispute");
});

test("Replacing the card on file makes the renewal fail", async () => {
  const { customer } = await payTrial();
  await act({ do: "set_default_card", customer: customer.id, card: "4000000000000341" });
  await act({ do: "clock", by_ms: String(days(8)) });
  expect(await readAmounts()).toEqual(["charge 200"]);
});

test("Forms run the crons, deliver webhooks and empty the account, and errors give a reason", async () => {
  const before = await JOBS.countRuns();
  expect(await act({ do: "cron" })).toBe("The minute&#39;s cron has run.");
  expect(await act({ do: "night" })).toBe("The night&#39;s cron has run.");
  expect(await JOBS.countRuns()).toBe(before + 101);
  await payTrial();
  expect(await act({ do: "deliver" })).toMatch(/Webhooks: \d+ delivered/);
  expect(await act({ do: "refund", id: "ch_none" })).toBe("Not done: There is no ch_none.");
  await act({ do: "reset" });
  expect(await account.listObjects()).toEqual([]);
});

test("Objects link to each other, each with its JSON", async () => {
  const { customer } = await payTrial();
  const charge = await findCharge();
  expect(await open("/__sandbox/objects")).toContain(`href="/__sandbox/objects/${charge}"`);
  expect(await open("/__sandbox/objects?type=customer")).not.toContain(charge);
  const page = await open(`/__sandbox/objects/${charge}`);
  expect(page).toContain(`href="/__sandbox/objects/${customer.id}"`);
  expect(page).toContain("&quot;amount&quot;: 200");
});
