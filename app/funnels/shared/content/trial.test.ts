import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { PAY_ACTION, TERMS_VERSION, trialTerms } from "./trial.ts";

const terms = trialTerms("28 November 2026");

test("P36 The terms name the amount today, the first renewal and the way out", () => {
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
  const hash = createHash("sha256").update(JSON.stringify(terms)).digest("hex").slice(0, 12);
  expect([TERMS_VERSION, hash]).toEqual(["2026-11-22", "c97c52c699b8"]);
});
