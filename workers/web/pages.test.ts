import { env } from "cloudflare:workers";
import { parseWebEnv } from "#app/platform/env.ts";
import { findElements } from "../../tests/fixtures/html.ts";
import { ask, postForm } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

test.each(["/", "/perfectionism"])(
  "The first frame of %s waits for an element that exists",
  async (path) => {
    const page = await (await ask(path)).text();
    const [link, ...others] = await findElements(page, 'link[rel="expect"]');
    expect(link?.attributes).toMatchObject({ blocking: "render" });
    expect(others).toEqual([]);
    // Without it, nothing is painted before the end of the document.
    expect(await findElements(page, `main ${link?.attributes["href"]}`)).toHaveLength(1);
  },
);

describe("An unknown path is answered 404", () => {
  test.each([
    "/nowhere",
    "/a/b/c",
    "/index.html",
    "/wp-login.php",
    "/%2e%2e%2fetc",
    "/%00",
    "/%F0%9F%99%82",
    "/waitlist?utm_source=x",
  ])("%s", async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([404, null]);
    expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const page = await answer.text();
    expect(page).toMatch(/<h1[^>]*>404 Page Not Found<\/h1>/);
    expect(page).toMatch(/<title>404 Page Not Found<\/title>/);
    const [robots] = await findElements(page, 'meta[name="robots"]');
    expect(robots?.attributes).toMatchObject({ content: "noindex" });
    expect(await findElements(page, 'main a[href="/"]')).toHaveLength(1);
  });

  test("whatever the method", async () => {
    expect((await postForm("/nowhere", { a: "1" })).status).toBe(404);
    const head = await ask("/nowhere", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([404, ""]);
  });
});

describe("The landing page", () => {
  test("has the sample figures, and our address", async () => {
    const page = await (await ask("/")).text();
    const address = `mailto:${parseWebEnv(env).CONTACT_EMAIL}`;
    for (const text of ["567 joined", "433 spots left", "56.7% full", address]) {
      expect(page).toContain(text);
    }
  });

  test("has the countdown as it stands before its first tick", async () => {
    const page = await (await ask("/")).text();
    const boxes = [...page.matchAll(/>(\d\d)<\/span><span[^>]*>(DAYS|HRS|MIN|SEC)</g)];
    expect(boxes.map(([, figure, unit]) => `${figure} ${unit}`)).toEqual([
      "02 DAYS",
      "14 HRS",
      "27 MIN",
      "43 SEC",
    ]);
  });
});

test("P35 Without pixels, the choice linked in every footer says that there is nothing to choose", async () => {
  expect(await (await ask("/")).text()).toContain('href="/privacy-policy#advertising-pixels"');
  const page = await (await ask("/privacy-policy")).text();
  expect(page).toContain('id="advertising-pixels"');
  expect(page).toContain("There is nothing to opt out of");
});

describe("The toolkit's page", () => {
  test("has its price, its value, and the way to the checkout", async () => {
    const page = await (await ask("/perfectionism")).text();
    for (const text of ["$49", "$353", 'href="/checkout?price=49"']) expect(page).toContain(text);
  });

  test.each([
    ["?price=39", "$39", "30-day money-back guarantee"],
    ["?price=49", "$49", "30-day money-back guarantee"],
    ["", "$49", "30-day money-back guarantee"],
    ["?price=1", "$49", "30-day money-back guarantee"],
  ])("and the checkout%s asks for %s", async (query, price, guarantee) => {
    const page = await (await ask(`/checkout${query}`)).text();
    expect(page).toMatch(new RegExp(`Total today</dt><dd[^>]*>\\${price}<`));
    for (const text of ["Order summary", "Payment information", guarantee]) {
      expect(page).toContain(text);
    }
  });

  test("and does not yet mention the offer for visitors who leave", async () => {
    const page = await (await ask("/perfectionism")).text();
    for (const text of ["30-day", "$39 ", "price=39"]) expect(page).not.toContain(text);
  });
});

test("The Life Audit's page has its two buttons, its areas, its steps and three quotes", async () => {
  const page = await (await ask("/quiz2")).text();
  expect(await findElements(page, 'main a[href="/quiz2/start"]')).toHaveLength(2);
  expect(await findElements(page, "#how-it-works li")).toHaveLength(3);
  expect(await findElements(page, "blockquote")).toHaveLength(3);
  for (const title of [
    "Growth",
    "Connection",
    "Joy",
    "Purpose",
    "Foundation",
    "15-page report",
    "7-day action plan",
    "3+ courses",
  ]) {
    expect(page).toMatch(new RegExp(`<h3[^>]*>(?:<[^>]*>)*${title.replace("+", "\\+")}<`));
  }
});

describe("The dating quiz can begin with what the server sends", () => {
  const parts = {
    landing: [
      "Reveal My Dating Pattern",
      "3 min quiz",
      "100% free",
      "Instant results",
      "120,000+ people have taken this quiz",
      "The Echo",
      "The Avoidant",
      "The Idealist",
      "The Analyzer",
      "The Resigned",
    ],
    age: ["18–24", "25–34", "35–44", "45+"],
    gender: ["Male", "Female", "Non-Binary"],
  };

  test.each(Object.entries(parts))("its %s has all it needs", async (_part, texts) => {
    const page = await (await ask("/quiz1")).text();
    for (const text of texts) expect(page).toContain(text);
  });

  test("its buttons name the next screen, and a script in the head handles the press", async () => {
    const page = await (await ask("/quiz1")).text();
    const [head = ""] = page.split("</head>");
    expect(head).toContain("data-leads-to");
    const buttons = await findElements(page, "button[data-leads-to]");
    expect(
      buttons.map(({ attributes }) => [attributes["data-leads-to"], attributes["value"] ?? ""]),
    ).toEqual([
      ["age", ""],
      ["age", ""],
      ...parts.age.map((age) => ["gender", age]),
      ...["male", "female", "non-binary"].map((gender) => ["quiz", gender]),
    ]);
  });

  test("without script it says that it needs JavaScript", async () => {
    const page = await (await ask("/quiz1")).text();
    expect(page).toMatch(/<noscript><p[^>]*>The quiz needs JavaScript/);
  });
});

describe("The terms agreed to by starting are shown where a quiz is started", () => {
  test.each([
    ["/quiz2", 2, "safety, feelings, relationships", "By starting, you agree to this."],
    ["/quiz2/start", 1, "safety, feelings, relationships", "By answering, you agree to this."],
    ["/quiz1", 2, "how you love and date", "By starting, you agree to this."],
  ])("%s: %d times", async (path, times, about, agreement) => {
    const page = await (await ask(path)).text();
    const [, ...notices] = page.split(about);
    expect(notices).toHaveLength(times);
    for (const notice of notices) {
      const [words = ""] = notice.split("</p>");
      for (const part of [agreement, "180 days", "never sell", "18 and over", "/privacy-policy"]) {
        expect(words).toContain(part);
      }
    }
  });

  test("above the first statement", async () => {
    const page = await (await ask("/quiz2/start")).text();
    expect(page.indexOf("By answering")).toBeLessThan(page.indexOf("<fieldset"));
  });
});
