import { beforeAll, describe, expect, inject, test } from "vitest";
import { days } from "../duration.ts";
import { listBlanks } from "../testing/blanks.ts";
import { findMistakes } from "../testing/find-mistakes.ts";
import { account, card, openTrial, stripe } from "../testing/local-stripe.ts";
import blanks from "./blanks.json";

/** A scenario that creates every type of object, in all its states. */
beforeAll(async () => {
  const { session, customer } = await openTrial();
  await account.payCheckout(session.id, card("4000000000000002"));
  await account.payCheckout(session.id, card("4242424242424242"));
  await account.advanceClock({ byMs: days(8) });
  await account.setDefaultCard(customer.id, "4000000000000341");
  const other = await openTrial();
  await stripe.checkout.sessions.expire(other.session.id);
  await account.advanceClock({ byMs: days(60) });
  const { data } = await stripe.charges.list({ customer: customer.id, limit: 100 });
  const [first, second] = data.filter(({ paid }) => paid);
  await stripe.refunds.create({ charge: first?.id ?? "" });
  const { disputeId } = await account.dispute(second?.id ?? "");
  await account.closeDispute(disputeId, "won");
  await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://localhost:8787/quiz2/manage",
  });
  await stripe.billingPortal.configurations.create({
    features: { subscription_cancel: { enabled: true } },
  });
  await stripe.paymentMethodDomains.create({ domain_name: "kindling.example" });
  await stripe.webhookEndpoints.create({
    enabled_events: ["invoice.paid"],
    url: "https://kindling.example/webhooks/stripe",
  });
  const intent = await stripe.paymentIntents.create({ amount: 1_999, currency: "usd" });
  await stripe.testHelpers.testClocks.create({ frozen_time: intent.created });
  await stripe.paymentIntents.confirm(intent.id, {
    payment_method: "pm_card_authenticationRequired",
    return_url: "http://localhost:8787/success",
  });
});

const NAMES = [
  "billing_portal.configuration",
  "billing_portal.session",
  "charge",
  "checkout.session",
  "customer",
  "dispute",
  "event",
  "invoice",
  "invoice_payment",
  "payment_intent",
  "payment_method",
  "payment_method_domain",
  "price",
  "product",
  "refund",
  "subscription",
  "test_helpers.test_clock",
  "webhook_endpoint",
];

describe("Every object has all of Stripe's fields, with the right types", () => {
  test.each(NAMES)("%s", async (name) => {
    // Stripe shows only the id of a deleted object, and another file may have left one.
    const objects = (await account.listObjects(name))
      .map(({ json }) => JSON.parse(json))
      .filter(({ deleted }) => deleted !== true);
    expect(objects).not.toEqual([]);
    const mistakes = objects.flatMap((object) => findMistakes(object));
    expect([...new Set(mistakes)]).toEqual([]);
  });

  test("snapshots in events", async () => {
    const objects = (await account.listObjects("event")).map(
      ({ json }) => JSON.parse(json).data.object,
    );
    const mistakes = objects.flatMap((object) => findMistakes(object));
    expect([...new Set(mistakes)]).toEqual([]);
  });
});

test("blanks.json matches the SDK's types", () => {
  expect(blanks).toEqual(listBlanks(inject("stripeShapes")));
});

test("The check itself finds missing, unknown and mistyped fields", async () => {
  const [shown] = await account.listObjects("subscription");
  const subscription = JSON.parse(shown?.json ?? "");
  const { status, ...rest } = subscription;
  expect(findMistakes(rest)).toEqual(["subscription.status: missing"]);
  expect(findMistakes({ ...subscription, mood: "good" })).toEqual(["subscription.mood: unknown"]);
  expect(findMistakes({ ...subscription, status: "happy" })[0]).toBe(
    'subscription.status: "happy"',
  );
  const { plan, ...item } = subscription.items.data[0];
  const items = { ...subscription.items, data: [item] };
  expect(findMistakes({ ...subscription, items })).toEqual([
    "subscription.items.data[0].plan: missing",
  ]);
});
