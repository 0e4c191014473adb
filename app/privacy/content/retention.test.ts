import { describe, expect, test } from "vitest";
import { legalFacts } from "../../../tests/fixtures/operator.ts";
import { describePolicy } from "./policy.ts";
import { describeAge, RETENTION, retentionTerms } from "./retention.ts";

const { sections } = describePolicy(legalFacts);
const rows = Object.entries(RETENTION);

/** What the policy says under its heading. */
function readPolicy() {
  const { blocks } = sections.find(({ id }) => id === "data-security") ?? { blocks: [] };
  const at = blocks.findIndex((block) => block.kind === "heading");
  const [heading, terms, ...more] = blocks.slice(at);
  expect(heading).toEqual({ kind: "heading", text: "How long we keep it" });
  expect(more).toEqual([]);
  return terms?.kind === "terms" ? terms.items : [];
}

describe("P44 The policy says how long things are kept", () => {
  test("by the table's rows, and by nothing else", () => {
    expect(readPolicy()).toEqual(retentionTerms.map(([term, text]) => ({ term, text })));
  });

  test.each(rows)("%s: with its age", (_key, { term, days: count, since }) => {
    const said = readPolicy().find((item) => item.term === term)?.text;
    expect(said).toContain(` ${describeAge(count)} after ${since}.`);
  });

  test.each([
    [1, "a day"],
    [30, "30 days"],
    [730, "2 years"],
  ])("%d days as %s", (count, said) => expect(describeAge(count)).toBe(said));

  test("and no sentence without a row has an age", () => {
    const ofRows = rows.map(([, { term }]): string => term);
    const others = readPolicy().filter(({ term }) => !ofRows.includes(term));
    expect(others).toHaveLength(4);
    expect(JSON.stringify(others)).not.toMatch(/\d|\bday|month|year/);
  });
});
