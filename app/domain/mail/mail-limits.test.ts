import { expect, test } from "vitest";
import { days, minutes } from "../duration.ts";
import { MAIL_LIMITS, type MailLimit, UNASKED } from "./mail-limits.ts";

const recipient = (most: number, withinMs: number): MailLimit => ({
  per: "recipient",
  most,
  withinMs,
});
const attempt = (most: number, withinMs: number): MailLimit => ({ per: "attempt", most, withinMs });

const EVER = Number.MAX_SAFE_INTEGER;
const LINK = [recipient(1, minutes(5)), recipient(6, days(1))];
const OTHER = [recipient(30, days(1))];

// Written out so that a changed limit fails here: all other tests read the limits from the rules.
test("The mail limits are those of docs/product.md#mail-limits", () => {
  expect(MAIL_LIMITS).toEqual({
    waitlist_confirm: [recipient(1, minutes(5)), recipient(3, days(1))],
    waitlist_welcome: [recipient(1, EVER)],
    review_request: [recipient(2, days(30))],
    dating_result: [recipient(1, minutes(5)), recipient(3, days(30))],
    quiz2_preview: [recipient(3, days(1)), attempt(3, EVER)],
    order_links: LINK,
    subscription_link: LINK,
    data_link: LINK,
    withdrawal_received: [recipient(5, days(1))],
    withdrawal_notice: [recipient(20, days(1))],
    withdrawal_digest: [recipient(2, days(1))],
    subscription_cancelled: [recipient(6, days(1))],
    address_corrected: [recipient(3, days(1)), attempt(3, days(1))],
    plan_week: [recipient(1, days(5))],
    alarm: [recipient(100, days(1))],
    subscription_resumed: [recipient(5, days(1))],
    trial_started: OTHER,
    subscription_started: OTHER,
    quiz2_complete: OTHER,
    plan_day: OTHER,
    renewal_reminder: OTHER,
    payment_failed: OTHER,
    paid_twice: OTHER,
    trial_repeated: OTHER,
    browser_added: [recipient(10, days(1))],
    subscription_refunded: OTHER,
    access_restored: OTHER,
    order_delivery: OTHER,
    order_refunded: OTHER,
  });
});

test("Mail that anyone can cause has a limit of its own over all kinds", () => {
  expect(UNASKED).toMatchObject({ most: 6, withinMs: days(1) });
  expect([...UNASKED.kinds].sort()).toEqual([
    "dating_result",
    "quiz2_preview",
    "review_request",
    "waitlist_confirm",
    "waitlist_welcome",
  ]);
});
