import { expect, test } from "vitest";
import { listTexts } from "../../../../tests/fixtures/list-texts.ts";
import { claims } from "./claims.ts";
import { badLink, openLink, openPulse } from "./open-link.ts";
import * as preview from "./preview.ts";
import { failure, missing } from "./results-failed.ts";
import { badges } from "./trial-benefits.ts";

test("The cards for a missing assessment and for a failure are the documented ones", () => {
  expect(missing).toEqual({
    title: "No Assessment Found",
    text: "You need to complete the assessment first.",
    action: "Take Assessment",
  });
  expect(failure).toMatchObject({
    title: "Error Loading Results",
    text: "Unable to load your assessment results. Please try again.",
    action: "Retry",
    toast: { title: "Unable to Load Results", description: "Redirecting to quiz start..." },
    unreadable: "Failed to load results",
  });
});

test("The gate and its messages are the documented ones", () => {
  expect(preview.gate).toMatchObject({
    title: "Amazing Work!",
    placeholder: "Enter your email address",
    invalid: { title: "Invalid Email", description: "Please enter a valid email address." },
    failed: { title: "Email Capture Failed", description: "Please try again." },
  });
});

test("The gate promises to unlock the results only as a claim, and says what opens the scores", () => {
  expect(claims.unlock.text).toBe("Unlock My Results");
  expect(JSON.stringify(preview.gate)).not.toMatch(/unlock|look at/i);
  expect(preview.gate.lead).toContain("new subscribers pay $2 for 7 days, then $19.99 a month");
});

test("The analysis and its factors are the documented ones", () => {
  expect(preview.analysis.title).toBe("Analyzing Your Results...");
  expect(preview.analysis.factors.map(({ name, scale }) => [name, scale])).toEqual([
    ["Safety & Foundation patterns", 1.2],
    ["Connection & Relationship insights", 1],
    ["Recreation & Joy indicators", 0.95],
    ["Significance & Purpose markers", 0.9],
    ["Growth & Transcendence potential", 0.8],
  ]);
});

test("The results view uses the documented texts", () => {
  expect([preview.results.badge, preview.results.title]).toEqual([
    "Assessment Complete!",
    "Congratulations!",
  ]);
  expect(preview.results.lead).toContain("all 100 questions across 5 life areas");
  expect(preview.scores).toMatchObject({
    strength: "Your Strength",
    attention: "Needs Attention",
    breakdown: "5-Area Breakdown",
  });
  expect(preview.offers.trial).toMatchObject({
    title: "$2 for 7-day trial, then $19.99/month",
    unlock: "Unlock Complete Results - $2",
    unlockThen: "For 7 days, then $19.99/month until you cancel.",
    order: "Get My Complete Results - $2",
  });
  expect(badges.map(({ text }) => text)).toEqual([
    "SSL Secure",
    "Instant Access",
    "Money-Back Guarantee",
  ]);
});

test("The terms name today's price, later prices and how to cancel", () => {
  const terms = preview.offers.trial.terms.join(" ");
  for (const text of ["$2 today", "7 days", "$19.99 a month", "Cancel any time"]) {
    expect(terms).toContain(text);
  }
  const without = listTexts(preview.offers.monthly).join(" ");
  for (const text of ["$19.99 today", "$19.99 each month", "Cancel any time"]) {
    expect(without).toContain(text);
  }
  expect(without).not.toMatch(/trial|\$2\b/);
});

test("No text is empty or has space around it", () => {
  const words = listTexts({ ...preview, openLink, openPulse, badLink });
  expect(words.length).toBeGreaterThan(50);
  for (const text of words) expect(text).toBe(text.trim());
  expect(words).not.toContain("");
});
