import { describe, expect, it } from "vitest";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import type { Operator } from "#app/domain/operator.ts";
import { GUARANTEE_DAYS, guarantee } from "#app/funnels/shared/content/guarantee.ts";
import { PRIVACY_CHOICES } from "#app/funnels/shared/content/privacy-choices.ts";
import { SITE_LINKS } from "#app/funnels/shared/content/site-links.ts";
import { MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import { legalFacts, operator } from "../../../tests/fixtures/operator.ts";
import { describeAccessibility } from "./accessibility.ts";
import { describeCookies } from "./cookies.ts";
import { describeHealthData } from "./health-data.ts";
import { describeImprint } from "./imprint.ts";
import type { LegalFacts, LegalPage } from "./legal-text.ts";
import { mailTo } from "./legal-text.ts";
import { describePolicy } from "./policy.ts";
import { describeRefunds } from "./refunds.ts";
import { describeSubscriptionTerms } from "./subscription-terms.ts";
import { describeTerms } from "./terms.ts";
import { YOUR_DATA_PATH } from "./your-data.ts";

type Describe = (facts: LegalFacts) => LegalPage;

const pages: Record<string, Describe> = {
  accessibility: describeAccessibility,
  cookies: describeCookies,
  "health data": describeHealthData,
  imprint: describeImprint,
  policy: describePolicy,
  refunds: describeRefunds,
  "subscription terms": describeSubscriptionTerms,
  terms: describeTerms,
};
const all = Object.entries(pages);

const blocksOf = (page: LegalPage) => page.sections.flatMap(({ blocks }) => blocks);

/** All words of a page in one line. */
const read = (page: LegalPage): string =>
  [
    page.title,
    page.lead,
    page.mailbox ?? "",
    ...page.sections.map(({ title }) => title),
    ...blocksOf(page).flatMap((block) => {
      if (block.kind === "contact") return [];
      if (block.kind === "links") return block.items.map(({ label }) => label);
      return block.kind === "terms"
        ? block.items.flatMap(({ term, text }) => [term, text])
        : [block.text];
    }),
  ].join(" ");

const nobody = Object.fromEntries(
  Object.keys(operator).map((key) => [key, null]),
) as unknown as Operator;

describe.each(all)("The page of %s", (_name, describePage) => {
  const page = describePage(legalFacts);

  it("has a dated wording, and an anchor for every section", () => {
    expect(new Date(page.version).toISOString().slice(0, 10)).toBe(page.version);
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("has a way to write to us", () => {
    expect(blocksOf(page).some(({ kind }) => kind === "contact")).toBe(true);
    expect(mailTo("a@b.example", page.subject)).toMatch(/^mailto:a@b\.example\?subject=[\w%]+$/);
  });

  it("links pages that exist", () => {
    const known: string[] = [
      ...Object.values(LEGAL_PATHS),
      PRIVACY_CHOICES.href,
      MANAGE_PATH,
      YOUR_DATA_PATH,
    ];
    for (const block of blocksOf(page)) {
      if (block.kind === "links") for (const { href } of block.items) expect(known).toContain(href);
    }
  });

  it("promises no money back except by the one guarantee", () => {
    const said = read(page).match(/\b(\d+)[- ]day money[- ]back/gi) ?? [];
    for (const promise of said) expect(guarantee.title).toContain(promise);
    expect(read(page)).not.toMatch(/satisfaction|100 ?%|no questions asked/i);
  });

  it("can be rendered before anything is configured, without an empty name", () => {
    const words = read(describePage({ ...legalFacts, operator: nobody }));
    expect(words).not.toMatch(/null|undefined|\( ?\)|, \./);
  });
});

const NAMED: Record<keyof Operator, readonly string[]> = {
  legalName: ["imprint", "terms", "policy", "refunds", "subscription terms", "accessibility"],
  postalAddress: ["imprint", "terms", "policy", "refunds"],
  country: ["imprint", "terms", "policy", "refunds"],
  phone: ["imprint"],
  euRepresentative: ["imprint", "policy"],
  ukRepresentative: ["imprint", "policy"],
  vatNumber: ["imprint"],
  representedBy: ["imprint"],
  registerEntry: ["imprint"],
  supervisoryAuthority: ["imprint", "policy"],
  governingLaw: ["terms"],
  privacyEmail: ["imprint", "policy"],
  mailProvider: ["policy"],
};

describe.each(Object.entries(NAMED))("The operator's %s", (key, names) => {
  it(`is in ${names.join(", ")}`, () => {
    // A unique value, because country and law may be the same word.
    const marked = { ...operator, [key]: "marked-value@kindling.example" };
    const saying = all.filter(([, describePage]) =>
      read(describePage({ ...legalFacts, operator: marked })).includes("marked-value"),
    );
    expect(saying.map(([name]) => name)).toEqual(expect.arrayContaining([...names]));
  });
});

it("What a launch needs is marked as missing until it is given", () => {
  const imprint = read(describeImprint({ ...legalFacts, operator: nobody }));
  expect(imprint.match(/Not given yet\./g)).toHaveLength(4);
  expect(read(describeImprint(legalFacts))).not.toContain("Not given yet.");
});

it("P36 The refund page has the guarantee's words and the legal right of withdrawal", () => {
  const words = read(describeRefunds(legalFacts));
  expect(words).toContain(guarantee.covers.order);
  expect(words).toContain(guarantee.covers.subscription);
  expect(words).toContain("within 14 days, without giving a reason");
  expect(words).toContain("I hereby withdraw from the contract");
  // The page says that the guarantee is the longer of the two.
  expect(GUARANTEE_DAYS).toBeGreaterThan(14);
});

it("The terms say who reviews are from, and what may be done with them", () => {
  const words = read(describeTerms(legalFacts));
  for (const fact of ["Only people who have paid", "agree to its publication", "take it down"])
    expect(words).toContain(fact);
});

it("Californians learn where to complain, and what we do about Do Not Track", () => {
  expect(read(describeTerms(legalFacts))).toContain("Complaint Assistance Unit");
  const words = read(describePolicy(legalFacts));
  for (const fact of ["Do Not Track", "for their own marketing"]) expect(words).toContain(fact);
  const links = blocksOf(describePolicy(legalFacts)).flatMap((block) =>
    block.kind === "links" ? block.items : [],
  );
  for (const shown of [links, SITE_LINKS]) expect(shown).toContainEqual(PRIVACY_CHOICES);
});

it("P36 The subscription terms name the prices, the reminder and how to cancel", () => {
  const words = read(describeSubscriptionTerms(legalFacts));
  for (const fact of ["$2 for 7 days", "$19.99 a month", "three days before", "two clicks"])
    expect(words).toContain(fact);
});
