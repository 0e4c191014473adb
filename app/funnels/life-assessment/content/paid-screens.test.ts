import { expect, test } from "vitest";
import { listTexts } from "../../../../tests/fixtures/list-texts.ts";
import { claims } from "./claims.ts";
import { actions } from "./paid-actions.ts";
import * as paywall from "./paywall.ts";
import * as results from "./results.ts";
import * as thankYou from "./thank-you.ts";

test("The paywall uses the documented texts", () => {
  expect(paywall.expired).toEqual({
    title: "Session Expired",
    text: "Please complete the assessment first to access your results.",
    action: "Take Assessment",
  });
  expect(paywall.trial).toMatchObject({
    title: "$2 for your 7-day trial",
    start: "Start My $2 Trial Now",
    back: "← Back",
  });
  expect(paywall.checkout).toMatchObject({
    email: "Email Address",
    country: "Country (Optional)",
    actions: { trial: "Complete $2 Trial Payment" },
    pending: "Processing...",
    failed: { title: "Error", description: "Failed to start checkout. Please try again." },
    noUrl: "No checkout URL received",
  });
});

test("The page after the payment uses the documented texts", () => {
  expect(thankYou.thanks).toMatchObject({
    title: "Payment Successful!",
    badges: { trial: "Trial Activated" },
    monthly: "at $19.99/month",
  });
  expect(thankYou.steps.title).toBe("What Happens Next?");
  expect([...thankYou.steps.items, thankYou.community]).toHaveLength(4);
  expect(actions).toMatchObject({
    results: "View My Results",
    plan: "Download Action Plan",
    again: "Take Quiz Again",
    home: "Back to Home",
    summary: "Back to Summary",
    planReady: { title: "Action Plan Downloaded!" },
    appOpened: { title: "App Access Opened!" },
    planFailed: {
      description: "Unable to find your assessment data. Please complete the quiz first.",
    },
  });
});

test("The app and the trial's value are claims", () => {
  expect(claims.app.text).toBe("Access Premium App");
  const { regularValue, savings, saved, withinHour } = claims;
  expect([regularValue, savings, saved, withinHour].map(({ text }) => text)).toEqual([
    "$997 regular value",
    "99.8% savings",
    "You saved $995",
    "They arrive within 1 hour.",
  ]);
});

test("Complete results use the documented texts", () => {
  expect(results.loading).toBe("Loading your complete results...");
  expect(results.head.strength.title).toBe("Your Strength Area");
  expect(results.head.priority.title).toBe("Priority Focus Area");
});

test("No text is empty or has space around it", () => {
  const words = listTexts({ ...paywall, ...thankYou, ...results, actions });
  expect(words.length).toBeGreaterThan(50);
  for (const text of words) expect(text).toBe(text.trim());
  expect(words).not.toContain("");
});
