import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  monthlyTerms,
  PAY_ACTION,
  PAY_MONTHLY_ACTION,
  TERMS_VERSIONS,
  trialTerms,
} from "./trial.ts";

const terms = trialTerms("28 November 2026");

const monthly = monthlyTerms("23 December 2026");

test("P36 Without a trial, the terms name today's charge, the next charge and how to cancel", () => {
  expect(monthly.rows.map(({ text }) => text)).toEqual([
    "$19.99",
    "$19.99 on 23 December 2026, then monthly",
  ]);
  expect(monthly.cancel.before).toContain("Two clicks");
  expect(monthly.consent).toContain(PAY_MONTHLY_ACTION);
  expect(monthly.consent).toContain("$19.99 today");
});

test("P36 With a trial, the terms name today's charge, the first renewal and how to cancel", () => {
  expect(terms.rows.map(({ text }) => text)).toEqual([
    "$2",
    "$19.99 on 28 November 2026, then monthly",
  ]);
  expect(terms.cancel.before).toContain("Two clicks");
  expect(terms.cancel.link).toBe("Manage subscription");
  expect(terms.consent).toContain(PAY_ACTION);
  expect(terms.consent).toContain("$19.99 each month from 28 November 2026 on");
});

test("P36 A change of the terms requires a new version", () => {
  const hash = (texts: object) =>
    createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);
  expect([TERMS_VERSIONS.trial, hash(terms)]).toEqual(["2026-11-27-trial", "2fad11d8a7df"]);
  expect([TERMS_VERSIONS.monthly, hash(monthly)]).toEqual(["2026-11-27-monthly", "d9cc6a4fb981"]);
});
