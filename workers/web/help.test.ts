import { describe, expect, test } from "vitest";
import { findElements } from "../../tests/fixtures/html.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";

const from = (country: string) => ({ headers: { "CF-IPCountry": country } });
const helpPage = async (path: string, country = "XX") => (await ask(path, from(country))).text();
const callable = async (page: string) =>
  (await findElements(page, 'a[href^="tel:"]')).map(({ attributes }) => attributes["href"]);

describe("/help", () => {
  test.each([
    ["guesses the country", "/help", "NZ", "tel:111"],
    ["shows the chosen country", "/help?country=AU", "NZ", "tel:000"],
    ["accepts lower case", "/help?country=gb", "NZ", "tel:999"],
  ])("%s", async (_what, path, country, number) => {
    const page = await helpPage(path, country);
    expect((await callable(page))[0]).toBe(number);
  });

  test.each([
    ["the country is unknown", "/help", "XX"],
    ["the country is not listed", "/help", "FJ"],
    ["nothing was chosen", "/help?country=", "NZ"],
    ["nonsense was chosen", "/help?country=%3Cscript%3E", "NZ"],
  ])("links to the directories if %s", async (_what, path, country) => {
    const page = await helpPage(path, country);
    expect(await callable(page)).toEqual([]);
    expect(page).toContain("https://findahelpline.com");
    expect(page).not.toContain("<script>");
  });

  test("has a plain form and a plain exit link, without script", async () => {
    const page = await helpPage("/help", "IE");
    const [form] = await findElements(page, 'form:not([action="/theme"])');
    expect(form?.attributes).toMatchObject({ method: "get", action: "/help" });
    const [chosen] = await findElements(page, 'select[name="country"] option[selected]');
    expect(chosen?.attributes["value"]).toBe("IE");
    const [exit] = await findElements(page, 'a[href="https://www.wikipedia.org/"]');
    expect(exit?.attributes["rel"]).toBe("noreferrer");
  });

  test("names two sources for each number and the day it was checked", async () => {
    const page = await helpPage("/help", "IE");
    const details = await findElements(page, "details");
    const numbers = await callable(page);
    const sources = await findElements(page, "details a");
    expect(numbers.length).toBeGreaterThan(0);
    expect(details).toHaveLength(numbers.length);
    expect(sources).toHaveLength(2 * numbers.length);
    const days = page.match(/Checked against two published sources on \d{1,2} \w+ 20\d\d/g);
    expect(days).toHaveLength(numbers.length);
  });

  test("is not cached, sets no cookie, and is found by search engines", async () => {
    const answer = await ask("/help?country=us", from("US"));
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await (await ask("/sitemap.xml")).text()).toContain("/help</loc>");
  });
});

test.each(["/", "/quiz1", "/quiz2", "/perfectionism", "/checkout", "/downloads", "/quiz2/paywall"])(
  "%s links to /help in its footer",
  async (path) => {
    const page = await (await ask(path)).text();
    expect(await findElements(page, 'footer a[href="/help"]')).toHaveLength(1);
  },
);
