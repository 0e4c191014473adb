import { describe, expect, test } from "vitest";
import { brand, content, step } from "../../../tests/fixtures/email-content.ts";
import { findElements } from "../../../tests/fixtures/html.ts";
import { contrastOf } from "../../../tests/setup/contrast.ts";
import { renderEmailHtml } from "./email-html.tsx";

const unsubscribe = { label: "Leave", url: "https://kindling.example/unsubscribe?token=t" };
const html = renderEmailHtml(content, brand);
const full = renderEmailHtml(
  { ...content, step, unsubscribe },
  { ...brand, postalAddress: "1 Elm St" },
);

test("The HTML is a whole document with its language, and the subject as its title", () => {
  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head><meta charSet="utf-8"\/>/);
  expect(html).toContain("<title>A subject</title>");
});

test("The HTML says everything that the content says, in its order", () => {
  const said = [
    "A preview",
    "Kindling",
    "A title",
    "Hello,",
    "One paragraph.",
    "Another one.",
    "A step",
    "Do this.",
    "Then that.",
    "Well done.",
    "Press me",
    "In small print.",
    "Because you asked.",
    "hello@kindling.example",
    "1 Elm St",
    "Help and support",
    "Privacy",
    "Leave",
  ];
  const places = said.map((text) => full.indexOf(`>${text}`) + full.indexOf(` ${text}<`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.every((place) => place > 0)).toBe(true);
});

test("The HTML has the links of the content and those to its sender", async () => {
  const links = await findElements(full, "a");
  expect(links.map(({ attributes }) => attributes["href"])).toEqual([
    "https://kindling.example/there?a=1&amp;b=2",
    "mailto:hello@kindling.example",
    "https://kindling.example/help",
    "https://kindling.example/your-data",
    "https://kindling.example/privacy-policy",
    "https://kindling.example/terms",
    "https://kindling.example/refunds",
    "https://kindling.example/imprint",
    "https://kindling.example/unsubscribe?token=t",
  ]);
  expect(await findElements(html, "a")).toHaveLength(8);
});

test("The HTML loads two pictures of its own site, the same for everybody, and runs nothing", async () => {
  const pictures = await findElements(full, "img");
  expect(pictures.map(({ attributes }) => [attributes["src"], attributes["alt"]])).toEqual([
    ["https://kindling.example/mail/mark.png", ""],
    ["https://kindling.example/mail/lagoon.png", "A young plant in the sun"],
  ]);
  for (const name of ["script", "link", "iframe", "object", "form", "video"]) {
    expect(await findElements(full, name), name).toEqual([]);
  }
  expect(full).not.toMatch(/url\(|@import|\son\w+=/);
});

describe("Everybody can read the HTML", () => {
  test("tables are layout only, and there is one heading", async () => {
    const tables = await findElements(full, "table");
    expect(tables.length).toBeGreaterThan(2);
    for (const { attributes } of tables) expect(attributes["role"]).toBe("presentation");
    expect(await findElements(full, "h1")).toHaveLength(1);
    expect([(await findElements(full, "h2")).length, await findElements(html, "h2")]).toEqual([
      1,
      [],
    ]);
    expect(await findElements(full, "ul > li")).toHaveLength(step.tasks.length);
  });

  test("in dark mode too: each coloured text has its dark colour", async () => {
    const [scheme] = await findElements(full, 'meta[name="color-scheme"]');
    expect(scheme?.attributes["content"]).toBe("light dark");
    const style = /<style>(.*)<\/style>/.exec(full)?.[1] ?? "";
    expect(style).toContain("@media (prefers-color-scheme: dark)");
    expect(style).not.toMatch(/[&<>"']/);
    const classes = new Set(
      (await findElements(full, "[class]")).flatMap(({ attributes }) =>
        (attributes["class"] ?? "").split(" "),
      ),
    );
    for (const name of classes) expect(style, name).toContain(`.${name}{`);
  });

  test.each(["ember", "lagoon"] as const)("with enough contrast in %s", (accent) => {
    const page = renderEmailHtml({ ...content, accent, step, unsubscribe }, brand);
    const pairs = [...page.matchAll(/style="([^"]*)"/g)].flatMap(([, style = ""]) => {
      const ink = /(?:^|;)color:(#\w{6})/.exec(style)?.[1];
      return ink === undefined ? [] : [ink];
    });
    const grounds = { "#f2f6f1": "#10241b", "#b4c6bb": "#10241b" };
    const fill = /background-color:(#\w{6});border-radius:14px/.exec(page)?.[1] ?? "";
    const button = /color:(#\w{6});font-size:17px;line-height:20px/.exec(page)?.[1] ?? "";
    expect(contrastOf(button, fill)).toBeGreaterThanOrEqual(4.5);
    for (const ink of pairs.filter((found) => found !== button)) {
      const ground = grounds[ink as keyof typeof grounds] ?? "#f6f7f3";
      expect(contrastOf(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
