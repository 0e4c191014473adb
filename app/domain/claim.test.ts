import { expect, test } from "vitest";
import { type Claim, isShown } from "./claim.ts";

const sample: Claim = { id: "sample", text: "5 of 5 stars", source: "sample" };
const proven: Claim = {
  id: "proven",
  text: "4 of 5 stars",
  source: { url: "https://reviews.example/kindling", checkedOn: "2025-11-20" },
};

test.each([
  ["A sample is shown where samples are allowed", sample, "seed", true],
  ["A sample is left out where only proven claims are allowed", sample, "verified", false],
  ["A proven claim is shown beside samples", proven, "seed", true],
  ["A proven claim is shown where only proven claims are allowed", proven, "verified", true],
] as const)("%s", (_name, claim, mode, shown) => {
  expect(isShown(claim, mode)).toBe(shown);
});
