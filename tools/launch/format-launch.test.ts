import { describe, expect, test } from "vitest";
import type { Claim } from "#app/domain/claim.ts";
import { formatLaunch, type LaunchFacts } from "./format-launch.ts";
import { holdAgainst } from "./holdings.ts";
import { countHoldings, findMissing, findMissingGoods } from "./our-goods.ts";

const path = "app/funnels/quiz/content/claims.ts";
const source = { url: "https://proof.test", checkedOn: "2026-11-22" };
const sample = { id: "quiz-guides", text: "170+ guides", source: "sample" as const, path };
const holdings = [{ claimIds: ["quiz-guides"], count: 25, text: "guides are in the library" }];
const ready: LaunchFacts = {
  claims: [],
  holdings,
  claimsMode: "verified",
  settings: [],
  missingGoods: [],
  promises: new Map(),
  otherGuarantees: [],
  unset: [],
};

test("If nothing blocks a launch, the text says so", () => {
  const { text, inTheWay } = formatLaunch(ready);
  expect(inTheWay).toBe(0);
  expect(text).toContain("IN THE WAY (0)\n  nothing");
  expect(text).toMatch(/Nothing that can be seen from here stands in the way\.$/);
});

test("Samples are listed with their file and with what is really there", () => {
  const { text, inTheWay } = formatLaunch({ ...ready, claims: [sample] });
  expect(inTheWay).toBe(0);
  expect(text).toContain(`CLAIMS WITHOUT A SOURCE (1), left out of the pages, as CLAIMS is verified
  ${path}
    quiz-guides  “170+ guides”
      really: 25 guides are in the library, 145 too few`);
});

describe("A launch is blocked by", () => {
  test.for<[string, Partial<LaunchFacts>, string]>([
    ["placeholders", { settings: ["a placeholder"] }, "a placeholder"],
    [
      "a guarantee other than ours",
      { otherGuarantees: ["page.ts has another guarantee"] },
      "page.ts has another guarantee",
    ],
    ["goods that are missing", { missingGoods: ["a report"] }, "Sold, and not there: a report"],
    [
      "samples that would be shown",
      { claims: [sample], claimsMode: "seed" },
      "CLAIMS is seed: 1 samples are shown",
    ],
    [
      "claims that have a source but say too much",
      { claims: [{ ...sample, source }] },
      "quiz-guides says “170+ guides”: 25 guides are in the library, 145 too few",
    ],
  ])("%s", ([, facts, told]) => {
    const { text, inTheWay } = formatLaunch({ ...ready, ...facts });
    expect(inTheWay).toBe(1);
    expect(text).toContain(`IN THE WAY (1)\n  ${told}`);
    expect(text).toMatch(/One thing stands in the way of a launch\.$/);
  });

  test("but not by a claim that says what is there", () => {
    const claims = [{ ...sample, text: "25 guides", source }];
    expect(formatLaunch({ ...ready, claims }).inTheWay).toBe(0);
  });
});

test("Goods are complete if all of their files exist", () => {
  const good = { offer: "Quiz", promise: "a report", keys: ["a.pdf", "b.pdf"], paths: ["c.md"] };
  const judge = (...there: string[]) =>
    findMissing([good], {
      hasKey: (key) => there.includes(key),
      hasPath: (file) => there.includes(file),
    });
  expect(judge("a.pdf", "b.pdf", "c.md")).toEqual([]);
  expect(judge("b.pdf")).toEqual(["Quiz: a report (a.pdf, c.md)"]);
});

test("Everything that the pages sell exists", () => {
  expect(findMissingGoods()).toEqual([]);
});

test.for<[Claim, number]>([
  [{ ...sample, text: "2,847+ guides" }, 2_822],
  [{ ...sample, text: "25 guides" }, 0],
  [{ ...sample, text: "guides" }, 0],
])("%j exceeds what we have by %i", ([claim, missing]) => {
  expect(holdAgainst(claim, holdings)?.missing).toBe(missing);
  expect(holdAgainst({ ...claim, id: "else" }, holdings)).toBeNull();
});

test("The library is counted, not remembered", () => {
  const library = countHoldings().find(({ claimIds }) => claimIds.includes("dating-quiz-guides"));
  expect(library?.count).toBe(25);
});
