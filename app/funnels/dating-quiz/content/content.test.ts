import { describe, expect, test } from "vitest";
import { accentColours } from "#app/design/palette.ts";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { guarantee } from "#app/funnels/shared/content/guarantee.ts";
import { ORDER_PRICES } from "#app/payments/catalogue.ts";
import { listTexts } from "../../../../tests/fixtures/list-texts.ts";
import { archetypes } from "./archetypes.ts";
import * as begin from "./begin-texts.ts";
import { BOOKS } from "./books.ts";
import * as bundle from "./bundle.ts";
import { claims } from "./claims.ts";
import { insights } from "./insights.ts";
import * as offer from "./offer.ts";
import * as order from "./order.ts";
import { AGES, GENDERS, genderLabels } from "./people.ts";
import * as messages from "./purchase-messages.ts";
import {
  defaultTitles,
  firstForMen,
  firstForWomen,
  LIST_NAMES,
  readingLists,
} from "./reading-lists.ts";
import { testimonials } from "./testimonials.ts";
import * as texts from "./texts.ts";

const quotes = GENDERS.flatMap((gender) => testimonials[gender]);
const everything = listTexts([
  archetypes,
  BOOKS,
  claims,
  insights,
  quotes,
  ...[offer, bundle, order, messages, texts, begin].map((words) => Object.values(words)),
]);

test("No text is empty or has space around it", () => {
  expect(everything.length).toBeGreaterThan(200);
  for (const text of everything) expect(text).toBe(text.trim());
  expect(everything).not.toContain("");
});

test("No text makes medical claims or impossible promises", () => {
  for (const text of everything) {
    expect(text).not.toMatch(
      /\b(cure|depress|anxi|therap|symptom|disorder|trauma|patient|guaranteed|forever)/i,
    );
  }
});

test("There are four insights", () => {
  expect(insights).toHaveLength(4);
  for (const { text } of insights) expect(text.split(" ").length).toBeLessThanOrEqual(45);
});

describe("The five archetypes", () => {
  test("have the documented names and distinct colours", () => {
    expect(ARCHETYPES.map((archetype) => archetypes[archetype].title)).toEqual([
      "The Echo",
      "The Avoidant",
      "The Idealist",
      "The Analyzer",
      "The Resigned",
    ]);
    const colors = ARCHETYPES.map((archetype) => archetypes[archetype].color);
    expect(new Set(colors).size).toBe(5);
    for (const archetype of ARCHETYPES) {
      const { color, accent } = archetypes[archetype];
      expect(accentColours[accent].fill).toBe(color);
    }
  });

  test.each(ARCHETYPES)("%s has strengths, patterns and first steps", (archetype) => {
    const { strengths, patterns, firstSteps, description } = archetypes[archetype];
    const lines = [...strengths, ...patterns, ...firstSteps];
    expect(lines).toHaveLength(9);
    expect(new Set(lines).size).toBe(9);
    expect(description.split(" ").length).toBeGreaterThan(35);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(90);
  });
});

test("Ages and genders are the documented ones", () => {
  expect(AGES).toEqual(["18–24", "25–34", "35–44", "45+"]);
  expect(GENDERS.map((gender) => genderLabels[gender])).toEqual(["Male", "Female", "Non-Binary"]);
});

describe("The books", () => {
  const books = Object.values(BOOKS);

  test("number 25 and include the documented titles", () => {
    const titles = books.map(({ title }) => title);
    expect(new Set(titles).size).toBe(25);
    expect(new Set(books.map(({ reason }) => reason)).size).toBe(25);
    expect(titles).toEqual(
      expect.arrayContaining([
        "After Breakup",
        "Better Relationships",
        "The Love Doctor",
        "Confidence and Social Supremacy",
        "Kickass Dating Conversation",
        "Ultimate Guide to Successful Dating",
        "Online Dating Made Easy",
        "Find The One Online",
        "Casanova's Cheat Sheet",
        "How to Date Any Girl",
        "Quick Start Guide to Dating Women",
      ]),
    );
  });

  test("are all on a list, without duplicates", () => {
    const lists = ARCHETYPES.flatMap((archetype) =>
      LIST_NAMES.map((name) => readingLists[archetype][name]),
    );
    for (const list of [...lists, firstForMen, firstForWomen, defaultTitles]) {
      expect(new Set(list).size).toBe(list.length);
    }
    for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lists.flat())).toEqual(new Set(Object.keys(BOOKS)));
  });

  test("that fill up a list number five and are for everybody", () => {
    expect(defaultTitles).toHaveLength(5);
    for (const id of [...defaultTitles, ...firstForWomen]) {
      expect(BOOKS[id].audience).toBe("everybody");
    }
    expect([firstForMen.length, firstForWomen.length]).toEqual([3, 4]);
  });
});

describe("Claims and testimonials", () => {
  const all = [...Object.values(claims), ...quotes.map(({ quote }) => quote)];

  test("have unique ids and are samples", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, source } of all) {
      expect(id).toMatch(/^dating-quiz-[a-z-]+$/);
      expect(source).toBe("sample");
    }
  });

  test("hold the documented figures", () => {
    const said = Object.values(claims)
      .map(({ text }) => text)
      .join(" ");
    for (const figure of [
      "120,000+ people have taken this quiz",
      "2,847+",
      "1,247+",
      "170+",
      "$2,847",
      "$499",
      "96% off",
      "$479",
      "$119",
      "$99",
      "99%",
    ]) {
      expect(said).toContain(figure);
    }
    expect(offer.PRICE).toBe("$19.99");
    expect(offer.PRICE_CENTS).toBe(ORDER_PRICES.dating_bundle.regular);
    expect(guarantee.title).toBe("30-day money-back guarantee");
  });

  test("come from nine people, three per gender, with distinct quotes", () => {
    expect(quotes).toHaveLength(9);
    expect(new Set(quotes.map(({ name }) => name)).size).toBe(9);
    for (const { about, age, job, time, quote } of quotes) {
      expect(about).toBe(`${age}, ${job}, ${time}`);
      expect(quote.text.length).toBeLessThanOrEqual(140);
    }
  });
});

test("The texts of buttons and headings are the documented ones", () => {
  expect(begin.landing.action).toBe("Reveal My Dating Pattern");
  expect(begin.landing.facts).toEqual(["3 min quiz", "100% free", "Instant results"]);
  expect([texts.insight.label, texts.insight.action]).toEqual(["Key Insight", "Continue"]);
  expect(texts.loading.title).toBe("Analyzing Your Results...");
  const factors = texts.loading.factors.map(({ name, ...factor }) =>
    "claim" in factor ? factor.claim.text : name,
  );
  expect(factors).toEqual([
    "Response patterns",
    "Deep subconscious triggers",
    "How you express love & needs",
    "Your relationship approach",
  ]);
  expect(texts.email.title).toBe("Your Dating Pattern Is Revealed");
  expect([texts.email.action, texts.email.fallbackAction]).toEqual([
    "Get My Results",
    "Reveal My Dating Type",
  ]);
});

test("The questions are the five documented ones", () => {
  expect(bundle.questions.items.map(({ id }) => id)).toEqual([
    "situation",
    "changes",
    "guarantee",
    "difference",
    "access",
  ]);
});

test("The order's texts are the documented ones and name the amount charged", () => {
  expect([order.order.title, order.order.back]).toEqual(["Complete Your Order", "Back to Details"]);
  expect(messages.orderMessages).toMatchObject({
    notInitialized: {
      title: "Payment Error",
      description: "Failed to initialize payment. Please try again.",
    },
    unexpected: {
      title: "Payment Failed",
      description: "There was an unexpected error. Please try again.",
    },
    paid: { title: "Payment Successful!", description: "Redirecting to your bundle..." },
  });
  expect(offer.offer.terms).toBe("$19.99 today, once. No subscription, nothing that renews.");
});
