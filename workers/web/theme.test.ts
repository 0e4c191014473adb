import { findElements } from "../../tests/fixtures/html.ts";
import { ask, cookieOf, ORIGIN, postForm } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const choose = (theme: string, headers: HeadersInit = {}) =>
  postForm("/theme", { theme }, { headers });

test.each(["light", "dark"])(
  "A choice of the theme %s is kept for a year and shown from then on",
  async (theme) => {
    const answer = await choose(theme, { Referer: `${ORIGIN}/?utm_source=x` });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/?utm_source=x"]);
    expect(answer.headers.get("Set-Cookie")).toBe(
      `theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    );
    const page = await (await ask("/", { headers: { Cookie: cookieOf(answer) } })).text();
    const [html] = await findElements(page, "html");
    expect(html?.attributes).toEqual({ lang: "en", "data-theme": theme });
  },
);

test("A visitor who has chosen none gets the system's theme", async () => {
  const page = await (await ask("/", { headers: { Cookie: "theme=blue" } })).text();
  expect((await findElements(page, "html"))[0]?.attributes).toEqual({ lang: "en" });
});

describe("P34 A choice redirects only to a page of ours", () => {
  test.each([
    [`${ORIGIN}/privacy-policy`, "/privacy-policy"],
    [`${ORIGIN}/?joined&utm_source=a%0Db#signup-section`, "/?joined&utm_source=a%0Db"],
    [ORIGIN, "/"],
    [undefined, "/"],
    ["", "/"],
    ["/privacy-policy", "/"],
    ["//evil.example/", "/"],
    ["https://evil.example/privacy-policy", "/"],
    ["https://kindling.example.evil.example/", "/"],
    ["http://kindling.example/privacy-policy", "/"],
    ["https://kindling.example:8443/", "/"],
    ["javascript:alert(1)", "/"],
    ["data:text/html,x", "/"],
    [`${ORIGIN}//evil.example`, "/"],
    [`${ORIGIN}/\\evil.example`, "/"],
    [`${ORIGIN}/.//evil.example`, "/"],
    [`${ORIGIN}/x/..//evil.example`, "/"],
    [`${ORIGIN}/\t/evil.example`, "/"],
    [`https://evil.example@kindling.example/x`, "/x"],
    [`https://kindling.example@evil.example/x`, "/"],
  ])("from %s to %s", async (referrer, location) => {
    const answer = await choose("dark", referrer === undefined ? {} : { Referer: referrer });
    expect(answer.headers.get("Location")).toBe(location);
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  });
});

test.each(["", "blue", "DARK", "dark; Domain=evil.example", "dark\r\nSet-Cookie: a=1"])(
  "%j is not a theme: 400 without a cookie",
  async (theme) => {
    const answer = await choose(theme);
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([400, null]);
    expect(await answer.json()).toEqual({
      message: "The theme must be light or dark.",
      code: "invalid_input",
    });
  },
);
