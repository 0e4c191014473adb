import { expect, test } from "vitest";
import { type MailKind, parseMailPayload } from "./mail-payload.ts";

const TIME = 1_790_000_000_000;
const ORDER_ID = "77777777-7777-4777-8777-777777777777";
const ORDER = { orderId: ORDER_ID, product: "dating_bundle", amountCents: 1_999, paidAt: TIME };

const WITHDRAWAL = {
  wish: "withdraw",
  name: "Ada",
  email: "ada@example.test",
  contract: "Order 7777ABCD",
  declaredAt: TIME,
};

const good: Record<MailKind, object> = {
  waitlist_confirm: { id: 17, signedUpAt: TIME },
  waitlist_welcome: { id: 17, signedUpAt: TIME },
  quiz2_preview: {},
  quiz2_complete: {},
  trial_started: { renewsAt: TIME },
  renewal_reminder: { renewsAt: TIME },
  payment_failed: { amountCents: 1_999, renewedAt: TIME },
  subscription_link: {},
  subscription_started: { renewsAt: TIME },
  subscription_cancelled: { accessEnd: TIME, canceledAt: TIME },
  order_delivery: ORDER,
  order_refunded: ORDER,
  order_links: { orders: [{ orderId: ORDER_ID, product: "perfectionism_toolkit" }] },
  subscription_resumed: { renewsAt: TIME },
  access_restored: { accessEnd: TIME },
  subscription_refunded: { amountCents: 200, paidAt: TIME },
  address_corrected: {},
  dating_result: { archetype: "echo" },
  paid_twice: { amountCents: 200 },
  trial_repeated: { amountCents: 200 },
  browser_added: {},
  withdrawal_received: WITHDRAWAL,
  withdrawal_notice: WITHDRAWAL,
  withdrawal_digest: { day: 20_781 },
  review_request: { kind: "order", id: ORDER_ID },
  plan_day: { day: 7 },
  plan_week: { week: 3, choice: { step: { name: "Wisdom", kind: "begin" }, lesson: "a-kind-no" } },
  data_link: {},
  alarm: { name: "mail_late", detail: "It is late.", since: 1, overAt: null },
};

test.each(Object.entries(good))("The payload of %s survives its JSON column", (kind, payload) => {
  expect(parseMailPayload(kind as MailKind, JSON.parse(JSON.stringify(payload)))).toEqual(payload);
});

test.each<[MailKind, string, unknown]>([
  ["waitlist_welcome", "no time", { id: 17 }],
  ["waitlist_welcome", "no row id", { id: "x", signedUpAt: 1 }],
  ["waitlist_welcome", "nothing", {}],
  ["quiz2_preview", "a field of another kind", { day: 1 }],
  ["trial_started", "no time", { renewsAt: null }],
  ["payment_failed", "no amount", { renewedAt: TIME }],
  ["subscription_cancelled", "only one time", { accessEnd: TIME }],
  ["order_delivery", "nothing", {}],
  ["order_delivery", "an order id that is not a uuid", { ...ORDER, orderId: "order" }],
  ["order_delivery", "an unknown product", { ...ORDER, product: "gift" }],
  ["order_delivery", "no amount", { ...ORDER, amountCents: 0 }],
  ["order_delivery", "no time of payment", { ...ORDER, paidAt: 0 }],
  ["order_links", "no order", { orders: [] }],
  ["order_links", "an unknown product", { orders: [{ orderId: ORDER_ID, product: "else" }] }],
  ["order_links", "nothing", {}],
  ["withdrawal_received", "an unknown wish", { ...WITHDRAWAL, wish: "stay" }],
  ["withdrawal_notice", "no name", { ...WITHDRAWAL, name: "" }],
  ["plan_day", "an eighth day", { day: 8 }],
  ["plan_day", "a day before the first", { day: 0 }],
  ["plan_day", "no number", { day: "x" }],
  ["plan_week", "a week before the first", { week: 0, choice: null }],
  ["plan_week", "its choice missing", { week: 1 }],
])("A payload of %s with %s is refused", (kind, _, payload) => {
  expect(() => parseMailPayload(kind, payload)).toThrow();
});
