import { beforeAll, expect, test } from "vitest";
import { account, stripe } from "../testing/local-stripe.ts";
import agreed from "./agreed.json";
import { JOURNEYS } from "./journeys.ts";

// In one account, as at Stripe.
beforeAll(() => account.reset());

test.each(Object.entries(JOURNEYS))("The local half of the contract: %s", async (name, journey) => {
  const facts = await journey({ stripe, pauseMs: 0 });
  expect(facts).toEqual(agreed[name as keyof typeof agreed]);
});

test("Everything agreed has its journey", () => {
  expect(Object.keys(agreed)).toEqual(Object.keys(JOURNEYS));
});
