import { describe, expect, it } from "vitest";
import { SITE_LINKS } from "#app/funnels/shared/content/site-links.ts";
import { legalFacts } from "../../../tests/fixtures/operator.ts";
import { mailTo } from "./legal-text.ts";
import { describePolicy, INQUIRY_SUBJECT, policy, summary } from "./policy.ts";

const page = describePolicy(legalFacts);
const { sections } = page;

const TITLES = [
  "Information We Collect",
  "How We Use Your Information",
  "Information Sharing",
  "Cookies and Tracking",
  "Data Security",
  "Your Rights",
  "Children's Privacy",
  "Changes to This Policy",
  "Contact Us",
];

/** All texts of a section, joined and lower-cased. */
function read(title: string): string {
  const blocks = sections.find((section) => section.title === title)?.blocks ?? [];
  return blocks
    .flatMap((block) => {
      if (block.kind === "contact") return [];
      if (block.kind === "links") return block.items.map(({ label }) => label);
      return block.kind === "terms"
        ? block.items.flatMap(({ term, text }) => [term, text])
        : [block.text];
    })
    .join(" ")
    .toLowerCase();
}

describe("the privacy policy", () => {
  it("has the nine documented sections in their order", () => {
    expect(sections.map(({ title }) => title)).toEqual(TITLES);
  });

  it("gives every section an anchor of its own and something to say", () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(TITLES.length);
    for (const { id, blocks } of sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(blocks.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ["Information We Collect", ["email address", "ip address and device information"]],
    [
      "Information We Collect",
      ["browser type and version", "pages visited and time spent", "referring sites"],
    ],
    [
      "Information Sharing",
      ["do not sell, trade, or rent", "with your consent", "for legal compliance"],
    ],
    ["Information Sharing", ["protect rights and safety", "with service providers"]],
    ["Cookies and Tracking", ["essential cookies", "a social network pixel", "a reddit pixel"]],
    ["Cookies and Tracking", ["off until you agree", "global privacy control"]],
    ["Data Security", ["30 days after", "180 days after you finish", "60 days after"]],
    [
      "Information We Collect",
      ["we do not buy data about you from anyone", "by starting you agree"],
    ],
    ["Information We Collect", ["your rating, your words, and a first name", "which contract"]],
    ["How We Use Your Information", ["publishing your review"]],
    ["How We Use Your Information", ["6(1)(a)", "9(2)(a)", "6(1)(b)", "6(1)(c)", "6(1)(f)"]],
    ["Information Sharing", ["cloudflare, inc.", "stripe", "postbox inc.", "contractual clauses"]],
    ["Cookies and Tracking", ["only when we have configured them", "only after your consent"]],
    ["Your Rights", ["restrict", "take it with you", "withdraw consent", "complain", "ico.org.uk"]],
    ["Your Rights", ["a hash of your email address", "california", "authorized agent", "appeal"]],
    ["Your Rights", ["do not sell personal information", "global privacy control", "inferences"]],
    ["Children's Privacy", ["18 or older to buy"]],
    ["Contact Us", ["elm books ltd", "1 elm street", "eu house", "uk house"]],
    ["Your Rights", ["access", "correct", "delete", "unsubscribe", "object to processing"]],
    ["Children's Privacy", ["not intended for children under 13"]],
  ])("%s says %j", (title, facts) => {
    const words = read(title);
    for (const fact of facts) expect(words).toContain(fact);
  });

  it("tells Californians where to choose, like every footer", () => {
    const href = "/privacy-policy#advertising-pixels";
    const { blocks } = sections.find(({ title }) => title === "Your Rights") ?? { blocks: [] };
    const linked = blocks.flatMap((block) => (block.kind === "links" ? block.items : []));
    for (const links of [linked, SITE_LINKS])
      expect(links).toContainEqual({ label: "Your Privacy Choices", href });
  });

  it("names exactly two advertising pixels", () => {
    const cookies = sections.find(({ title }) => title === "Cookies and Tracking");
    const names = cookies?.blocks.flatMap((block) =>
      block.kind === "terms" ? block.items.map(({ term }) => term) : [],
    );
    expect(names?.filter((name) => name.endsWith("pixel"))).toHaveLength(2);
  });

  it("shows the mailbox once, at its end", () => {
    const blocks = sections.flatMap((section) => section.blocks);
    expect(blocks.filter(({ kind }) => kind === "contact")).toHaveLength(1);
    expect(blocks.at(-1)?.kind).toBe("contact");
    expect(INQUIRY_SUBJECT).toBe("Privacy Policy Inquiry");
  });

  it("sums itself up in one point for each matchstick", () => {
    expect(summary.points).toHaveLength(5);
    expect(policy.updated).toBe("Last updated:");
  });
});

it("has a fixed date of its wording besides today's", () => {
  expect(page.version).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it("fills in the subject of a mail to the privacy mailbox", () => {
  expect(mailTo(page.mailbox ?? "", page.subject)).toBe(
    "mailto:privacy@kindling.example?subject=Privacy%20Policy%20Inquiry",
  );
});
