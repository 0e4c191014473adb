import { expect, test } from "vitest";
import { createStripeCaller } from "./call-stripe.ts";
import { createStripe } from "./stripe-client.ts";
import { subscriptionChanges } from "./subscription-changes.ts";

type Answer = { cancel_at: number | null; cancel_at_period_end: boolean };

const KEPT: Answer = { cancel_at: null, cancel_at_period_end: false };
const FLAGGED: Answer = { cancel_at: null, cancel_at_period_end: true };
const DATED: Answer = { cancel_at: 2_000_000_000, cancel_at_period_end: false };

/** Stripe gives these answers in turn, and then repeats the last one. */
async function keepWith(...answers: [Answer, ...Answer[]]) {
  const rest = [...answers];
  const sent: string[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    sent.push(`${init?.method} ${init?.body ?? ""}`.trim());
    const answer = rest.length > 1 ? rest.shift() : rest[0];
    return Response.json({ object: "subscription", ...answer });
  };
  const stripe = createStripe({ secretKey: "sk_test_sandbox", sandbox: { fetch: fetch as never } });
  const { keepSubscription } = subscriptionChanges(
    stripe,
    createStripeCaller(() => undefined),
    undefined,
  );
  const outcome = await keepSubscription("sub_1").then(
    () => "kept",
    ({ code }) => code,
  );
  return { outcome, sent };
}

const TAKE_FLAG = "POST cancel_at_period_end=false";
const TAKE_DATE = "POST cancel_at=";

test.each<[string, [Answer, ...Answer[]], string, string[]]>([
  ["nothing was scheduled", [KEPT], "kept", ["GET"]],
  ["the flag is gone", [FLAGGED, KEPT], "kept", ["GET", TAKE_FLAG]],
  ["the date is gone", [DATED, KEPT], "kept", ["GET", TAKE_DATE]],
  ["a date was left", [FLAGGED, DATED, KEPT], "kept", ["GET", TAKE_FLAG, TAKE_DATE]],
  ["the flag still stands", [FLAGGED], "unavailable", ["GET", TAKE_FLAG]],
  ["the date still stands", [DATED], "unavailable", ["GET", TAKE_DATE]],
  ["the flag came back", [DATED, FLAGGED], "unavailable", ["GET", TAKE_DATE]],
])("P05 A subscription is kept only if Stripe's answer shows it: %s", async (_, ...row) => {
  const [answers, outcome, sent] = row;
  expect(await keepWith(...answers)).toEqual({ outcome, sent });
});
