import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { GUARANTEE_DAYS } from "./guarantee.ts";
import { hasGivenUpWithdrawal, TERMS_VERSIONS } from "./trial.ts";
import { CONSENT_REMINDER, ORDER_CONSENT, ORDER_CONSENTS, orderConsent } from "./withdrawal.ts";

test("P36 A change of the consent requires a new version, which comes last", () => {
  const hash = createHash("sha256").update(orderConsent("Pay")).digest("hex").slice(0, 12);
  expect([ORDER_CONSENT, hash]).toEqual(["2026-11-23-adult", "fd020539edcb"]);
  expect(ORDER_CONSENTS.at(-1)).toBe(ORDER_CONSENT);
});

test("P36 The consent names button and age, asks for delivery at once, and ends the right of withdrawal", () => {
  const consent = orderConsent("Pay $49");
  for (const part of [
    "“Pay $49”",
    "you are 18 or older",
    "our terms",
    "expressly ask us to deliver at once",
  ])
    expect(consent).toContain(part);
  expect(consent).toContain("14-day right of withdrawal ends");
});

test("P36 Only versions of the terms that say so give up the right of withdrawal", () => {
  for (const version of Object.values(TERMS_VERSIONS))
    expect(hasGivenUpWithdrawal(version)).toBe(true);
  for (const version of [null, "2026-11-22", "2026-11-23-monthly"])
    expect(hasGivenUpWithdrawal(version)).toBe(false);
});

test("P36 The reminder repeats request and waiver, and the guarantee lasts longer than the right of withdrawal", () => {
  expect(CONSENT_REMINDER).toContain("expressly asked us to deliver at once");
  expect(CONSENT_REMINDER).toContain("14-day right of withdrawal ended");
  expect(GUARANTEE_DAYS).toBeGreaterThan(14);
});
