import { beforeAll, expect, test } from "vitest";
import { account, stripe } from "../testing/local-stripe.ts";
import agreed from "./agreed.json";
import { JOURNEYS } from "./journeys.ts";
import { runJourney } from "./run-contract.ts";

// All journeys share one account, as at Stripe.
beforeAll(() => account.reset());

test.each(Object.keys(JOURNEYS))("The local half of the contract: %s", async (name) => {
  const facts = await runJourney(name, { stripe, pauseMs: 0 });
  expect(facts).toEqual(agreed[name as keyof typeof agreed]);
});

test("Every agreed result has its journey", () => {
  expect(Object.keys(agreed)).toEqual(Object.keys(JOURNEYS));
});

test("A journey leaves no customer behind", async () => {
  expect((await stripe.customers.list()).data).toEqual([]);
});
