import { expect, test } from "vitest";
import { findSentences } from "./find-claims.ts";
import { listPromises, listUnsettled } from "./promises.ts";
import { readContent } from "./read-content.ts";

const say = (part: string, ...texts: string[]) =>
  listPromises(texts.map((text) => ({ path: `app/funnels/${part}/content/page.ts`, text })));

test.each([
  "30-day money-back guarantee",
  "within 30 days and you get your money back.",
  "Free lifetime access for the first 1,000 users",
  "Yours for good",
  "Instant download",
  "No subscription",
])("“%s” is a promise", (text) => {
  expect([...say("quiz", text)]).toEqual([["quiz", [text]]]);
});

test.each([
  "guarantee",
  "Is there a satisfaction guarantee?",
  "Whoever has your trust has it for good",
  "You have your money back, so these downloads are closed.",
  "No subscription found",
])("“%s” is none", (text) => {
  expect(say("quiz", text).size).toBe(0);
});

test.each([
  [["30-day money-back guarantee", "14-day guarantee"], "within 14 or 30 days"],
  [["Money-Back Guarantee"], "does not say for how long"],
])("A guarantee that says %j is to be settled", (texts, told) => {
  expect(listUnsettled(say("quiz", ...texts))).toEqual([expect.stringContaining(told)]);
});

test("A guarantee of one term is settled, and so is what gives no money back", () => {
  const texts = ["30-day guarantee", "you have your money back, within 30 days"];
  expect(listUnsettled(say("quiz", ...texts))).toEqual([]);
  expect(listUnsettled(say("waitlist", "Free for life"))).toEqual([]);
});

test("The guarantees of the pages are seen", async () => {
  const promises = listPromises(findSentences(await readContent()));
  for (const part of ["dating-quiz", "perfectionism", "life-assessment"]) {
    expect(promises.get(part)?.join(), part).toMatch(/guarantee/i);
  }
});
