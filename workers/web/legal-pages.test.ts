import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const paths = Object.values(LEGAL_PATHS);
const hrefsOf = async (page: string, within = "a") =>
  (await findElements(page, within)).map(({ attributes }) => attributes["href"]);

describe.each(paths)("%s", (path) => {
  test("has its text in the HTML, and a footer that links to all others", async () => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("Content-Security-Policy")).not.toMatch(/script-src[^;]*stripe/);
    const page = await answer.text();
    expect(await findElements(page, "h1")).toHaveLength(1);
    expect(page).toMatch(/<main[\s\S]{2000,}<\/main>/);
    const footer = await hrefsOf(page, "footer nav a");
    expect(footer).toEqual(expect.arrayContaining([...paths, "/quiz2/manage"]));
  });

  test("is in the sitemap", async () => {
    const sitemap = await (await ask("/sitemap.xml")).text();
    expect(sitemap).toContain(`${path}</loc>`);
  });
});

test("The privacy policy has the date of its last update and that of its wording", async () => {
  const page = (await (await ask(LEGAL_PATHS.privacy)).text()).replaceAll("<!-- -->", "");
  expect(page).toMatch(/>Last updated: [A-Z][a-z]+ \d+, \d{4}</);
  expect(page).toMatch(/>Version of [A-Z][a-z]+ \d+, \d{4}</);
});

describe("P36 The German names of the two functions", () => {
  const askFrom = async (country: string) =>
    findElements(
      await (await ask("/quiz2", { headers: { "CF-IPCountry": country } })).text(),
      'footer a[lang="de"]',
    );

  test("are shown to visitors from Germany, beside the English ones", async () => {
    const links = await askFrom("DE");
    expect(links.map(({ attributes }) => attributes["href"])).toEqual([
      "/withdraw",
      "/quiz2/manage",
    ]);
  });

  test.each(["US", "AT", "XX", ""])("are not shown to visitors from %j", async (country) => {
    expect(await askFrom(country)).toEqual([]);
  });
});
