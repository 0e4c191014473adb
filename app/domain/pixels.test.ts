import { describe, expect, test } from "vitest";
import * as pixels from "./pixels.ts";

const IDS: pixels.PixelIds = { meta: "1234567890", reddit: "a2_abcdef" };
const [ACCEPTED = "", REJECTED = ""] = (["accepted", "rejected"] as const).map(
  (choice) => pixels.pixelCookie(choice).split(";")[0],
);
const plan = (path: string, headers: HeadersInit = {}, ids = IDS, method = "GET") =>
  pixels.planPixels(ids, new Request(`https://kindling.example${path}`, { method, headers }));

describe("P35 Consent is read from the cookie, unless the browser opts out", () => {
  test.each([
    ["", "unasked"],
    [ACCEPTED, "accepted"],
    [`theme=dark; ${REJECTED}`, "rejected"],
    ["pixels=0.accepted", "unasked"],
    ["pixels=2.accepted", "unasked"],
    ["pixels=accepted", "unasked"],
    ["pixels=1.yes", "unasked"],
    ["xpixels=1.accepted", "unasked"],
  ])("%j means %s", (cookie, consent) => {
    expect(pixels.readPixelConsent(new Headers({ Cookie: cookie }))).toBe(consent);
    const withSignal = new Headers({ Cookie: cookie, "Sec-GPC": "1" });
    expect(pixels.readPixelConsent(withSignal)).toBe("opted_out");
  });
});

describe("P35 Only landing pages ask and load, and they reveal only their path", () => {
  test.each([
    ["/", "/"],
    ["/?utm_source=x&email=ada@example.test", "/"],
    ["/quiz2", "/quiz2"],
    ["/quiz2?q=1#x", "/quiz2"],
    ["/perfectionism", "/perfectionism"],
  ])("%s", (path, page) => {
    expect(plan(path)).toEqual({ kind: "ask", page });
    expect(plan(path, { Cookie: ACCEPTED })).toEqual({ kind: "load", page });
    expect(plan(path, { Cookie: REJECTED })).toBeNull();
    expect(plan(path, { Cookie: ACCEPTED, "Sec-GPC": "1" })).toBeNull();
    expect(plan(path, { Cookie: ACCEPTED }, {})).toBeNull();
    expect(plan(path, { Cookie: ACCEPTED }, IDS, "POST")).toBeNull();
  });

  test.each([
    "/quiz1",
    "/quiz2/start",
    "/quiz2/mini/0b8f",
    "/quiz2/results",
    "/quiz2/paywall",
    "/checkout",
    "/success",
    "/downloads",
    "/library",
    "/quiz2/manage",
    "/quiz2/open",
    "/privacy-policy",
    "/nowhere",
    "//quiz2",
    "/quiz2//",
    "/unsubscribe",
  ])("but not %s", (path) => {
    expect(plan(path)).toBeNull();
    expect(plan(path, { Cookie: ACCEPTED })).toBeNull();
  });
});

test("P35 Only the configured pixels have an address", () => {
  expect(pixels.pixelOrigins(IDS)).toEqual(["https://www.facebook.com", "https://alb.reddit.com"]);
  expect(pixels.pixelOrigins({ reddit: "a2_abcdef" })).toEqual(["https://alb.reddit.com"]);
  expect(pixels.pixelAddresses({ meta: "1234567890" })).toEqual([
    "https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1&dl={page}",
  ]);
});
