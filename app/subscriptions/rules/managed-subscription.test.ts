import { describe, expect, test } from "vitest";
import type { AttemptId } from "#app/domain/ids.ts";
import { homeLocale } from "#app/domain/locale.ts";
import * as managed from "./managed-subscription.ts";

const trial: managed.ManagedSubscription = {
  attemptId: "3f2b8c1d-0000-4000-8000-000000000000" as AttemptId,
  status: "trialing",
  paymentState: "clear",
  isOpen: true,
  periodEndMs: Date.parse("2026-11-28T12:00:00Z"),
  isCancelling: false,
  isCancelNoted: false,
  isPaidTwice: false,
  email: null,
  hasDailyMails: true,
  hasWeeklyMails: false,
  isPaused: false,
  nextChargeCents: 1999,
  receipts: [],
  otherBrowsers: 0,
};

const cases: [string, Partial<managed.ManagedSubscription>, string, string][] = [
  ["a trial", {}, "trialing", "cancel portal open"],
  ["a paid month", { status: "active" }, "active", "cancel portal open"],
  ["a cancelled trial", { isCancelling: true }, "cancelling", "resume portal open"],
  ["a trial cancelled while Stripe was away", { isCancelNoted: true }, "noted", "portal open"],
  ["a declined renewal", { status: "payment_pending" }, "paymentProblem", "cancel portal"],
  ["a checkout under way", { status: "payment_pending", periodEndMs: null }, "waiting", ""],
  ["an unfinished payment", { status: "incomplete" }, "waiting", ""],
  ["an ended subscription", { status: "canceled", isOpen: false }, "ended", "portal"],
  ["a refund", { status: "canceled", paymentState: "refunded" }, "refunded", "portal"],
  ["a refund of a live subscription", { paymentState: "refunded" }, "refunded", "portal"],
  ["a dispute", { status: "canceled", paymentState: "disputed" }, "disputed", "portal"],
  ["a lost dispute", { status: "canceled", paymentState: "lost" }, "lost", "portal"],
  ["a won dispute", { status: "canceled", paymentState: "won" }, "won", "portal open"],
  [
    "a won dispute whose paid time is over",
    { status: "canceled", paymentState: "won", isOpen: false },
    "ended",
    "portal",
  ],
];

describe("State and actions of", () => {
  test.each(cases)("%s", (_what, change, state, can) => {
    const subscription = { ...trial, ...change };
    expect(managed.findState(subscription)).toBe(state);
    const found = [
      managed.canCancel(subscription) && "cancel",
      managed.canResume(subscription) && "resume",
      managed.hasPortal(subscription) && "portal",
      managed.hasAccess(subscription) && "open",
    ];
    expect(found.filter(Boolean).join(" ")).toBe(can);
  });
});

test("A running trial shows the next charge and its date", () => {
  expect(managed.describeStatus(trial, homeLocale()).text).toContain(
    "The trial ends on November 28, 2026, 12:00 UTC.",
  );
  expect(managed.describeNext(trial, homeLocale())).toEqual({
    name: "Next charge",
    text: "$19.99 on November 28, 2026, 12:00 UTC, then monthly",
  });
});

test.each(cases.filter(([, , state]) => !["trialing", "active"].includes(state)))(
  "No charge is shown for %s",
  (_what, change) => {
    expect(managed.describeNext({ ...trial, ...change }, homeLocale())?.name).not.toBe(
      "Next charge",
    );
  },
);

test("A cancelled trial shows its last day, and that nothing more is charged", () => {
  const cancelled = { ...trial, isCancelling: true };
  expect(managed.describeNext(cancelled, homeLocale())).toEqual({
    name: "Access until",
    text: "November 28, 2026, 12:00 UTC",
  });
  expect(managed.describeStatus(cancelled, homeLocale())).toEqual({
    title: "Canceled",
    text: expect.stringContaining("Nothing more is charged. Everything stays open"),
  });
});

test("Every state has a text, and none shows an empty date", () => {
  for (const [, change] of cases) {
    const { title, text } = managed.describeStatus({ ...trial, ...change }, homeLocale());
    expect(title).not.toBe("");
    expect(text).not.toMatch(/(on|until) [.,]/);
  }
});

test.each([
  // The dispute may have been won, or be open or lost over a part or an older payment.
  ["won", "Nothing more is charged.", /Open again|decided|again/],
  // Perhaps by a refund of one part and a dispute over the other.
  ["lost", "Nothing more is charged.", /got your payment back/],
] as const)(
  "The text for a dispute that is %s is true of every such dispute",
  (state, told, untold) => {
    const subscription = { ...trial, status: "canceled" as const, paymentState: state };
    const { title, text } = managed.describeStatus(subscription, homeLocale());
    expect(text).toContain(told);
    expect(`${title} ${text}`).not.toMatch(untold);
  },
);

test.each<
  [Parameters<typeof managed.holdsStill>[0], Partial<managed.ManagedSubscription>, boolean]
>([
  ["cancelled", { isCancelling: true }, true],
  ["cancelled", { isCancelNoted: true }, true],
  ["cancelled", { status: "canceled", isOpen: false }, true],
  ["cancelled", {}, false],
  ["resumed", {}, true],
  ["resumed", { status: "active" }, true],
  ["resumed", { isCancelling: true }, false],
  ["stopped", {}, true],
])("Whether the notice %s is shown with %j: %s", (notice, change, isShown) => {
  expect(managed.holdsStill(notice, [{ ...trial, ...change }])).toBe(isShown);
});
