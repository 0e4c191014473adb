import { describe, expect, test } from "vitest";
import { isSameOrigin, ownPath } from "./request-headers.ts";

const OWN = "https://kindling.example";

function isOwn(site: string | null, origin: string | null, url = `${OWN}/theme`): boolean {
  const headers = new Headers();
  if (site !== null) headers.set("Sec-Fetch-Site", site);
  if (origin !== null) headers.set("Origin", origin);
  return isSameOrigin(new Request(url, { method: "POST", headers }));
}

const origins = [null, OWN, "https://evil.example", "null", ""];

describe("Sec-Fetch-Site decides, regardless of Origin", () => {
  test.each([
    ["same-origin", true],
    ["same-site", false],
    ["cross-site", false],
    ["none", false],
    ["Same-Origin", false],
    ["", false],
    ["unheard-of", false],
  ])("Sec-Fetch-Site: %s → %s", (site, outcome) => {
    for (const origin of origins) expect(isOwn(site, origin), String(origin)).toBe(outcome);
  });
});

describe("Without Sec-Fetch-Site, Origin must match exactly", () => {
  test.each([
    [OWN, true],
    ["http://kindling.example", false],
    ["https://kindling.example:8443", false],
    ["https://kindling.example/", false],
    ["https://www.kindling.example", false],
    ["https://kindling.example.evil.example", false],
    ["https://evil.example", false],
    ["null", false],
    ["", false],
  ])("Origin: %s → %s", (origin, outcome) => {
    expect(isOwn(null, origin)).toBe(outcome);
  });

  test("The port counts on localhost", () => {
    const url = "http://localhost:8787/theme";
    expect(isOwn(null, "http://localhost:8787", url)).toBe(true);
    expect(isOwn(null, "http://localhost:5173", url)).toBe(false);
    expect(isOwn(null, "http://localhost", url)).toBe(false);
  });
});

test("A request with neither does not come from a browser and passes", () => {
  expect(isOwn(null, null)).toBe(true);
});

test.each([
  [
    "/theme?utm_source=podcast&utm_campaign=may",
    "/quiz2?a=1",
    "/quiz2?a=1&utm_source=podcast&utm_campaign=may",
  ],
  ["/theme?came_from=www.google.com", "/", "/?came_from=www.google.com"],
  ["/theme?utm_source=a%0Db&to=https://evil.example", "/", "/?utm_source=a%0Db"],
  ["/theme?utm_source=new", "/?utm_source=old", "/?utm_source=new"],
  ["/theme", "/?utm_source=old", "/?utm_source=old"],
])(
  "A post to %s from %s leads back to %s, which has the source of the visit",
  (url, from, back) => {
    const headers = { Referer: OWN + from };
    expect(ownPath(new Request(OWN + url, { method: "POST", headers }))).toBe(back);
  },
);
