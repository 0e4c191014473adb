import { describe, expect, test } from "vitest";
import { createNonce, secureResponse } from "./security-headers.ts";

const NONCE = "bm9uY2Ugb2YgdGhpcyB0ZXN0";
const POLICY = { nonce: NONCE } as const;
const TURNSTILE = "https://challenges.cloudflare.com";
const HTTPS = new Request("https://kindling.example/");
const HTTP = new Request("http://localhost:8787/");
const page = () => new Response("<p>", { headers: { "Content-Type": "text/html; charset=utf-8" } });

const policyOf = (request: Request): Map<string, string[]> => {
  const header =
    secureResponse(page(), request, POLICY).headers.get("Content-Security-Policy") ?? "";
  return new Map(
    header.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values];
    }),
  );
};

test("A nonce is 144 random bits in characters that need no escaping in a header", () => {
  const nonces = Array.from({ length: 1_000 }, createNonce);
  expect(new Set(nonces).size).toBe(1_000);
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/);
});

describe("P30 The policy of a page", () => {
  test("allows our own scripts and those with the nonce, never others", () => {
    expect(policyOf(HTTPS).get("script-src")).toEqual(["'self'", `'nonce-${NONCE}'`]);
    for (const [name, values] of policyOf(HTTPS)) {
      // A form may lead to Stripe's own pages; nothing is ever loaded from there.
      if (name === "style-src-attr" || name === "form-action") continue;
      expect(values.join(" "), name).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  test("allows style attributes, but no style element without the nonce", () => {
    expect(policyOf(HTTPS).get("style-src")).toEqual(["'self'", `'nonce-${NONCE}'`]);
    expect(policyOf(HTTPS).get("style-src-attr")).toEqual(["'unsafe-inline'"]);
  });

  test.each([
    ["default-src", "'none'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
    [
      "form-action",
      "'self' https://checkout.stripe.com https://billing.stripe.com https://invoice.stripe.com",
    ],
    ["connect-src", "'self'"],
    ["font-src", "'self'"],
    ["img-src", "'self' data:"],
    ["manifest-src", "'self'"],
  ])("has %s %s", (name, value) => {
    expect(policyOf(HTTPS).get(name)?.join(" ")).toBe(value);
  });

  test.each(["/quiz1", "/quiz1?payment=success", "/checkout?price=39"])(
    "allows Stripe's form on a payment page: %s",
    (path) => {
      const policy = policyOf(new Request(new URL(path, HTTPS.url)));
      const stripe = ["https://js.stripe.com", "https://*.js.stripe.com"];
      expect(policy.get("script-src")).toEqual([
        "'self'",
        `'nonce-${NONCE}'`,
        ...stripe,
        TURNSTILE,
      ]);
      expect(policy.get("frame-src")).toEqual([...stripe, "https://hooks.stripe.com", TURNSTILE]);
      expect(policy.get("connect-src")).toEqual(["'self'", "https://api.stripe.com"]);
      for (const name of ["style-src", "img-src", "font-src", "default-src"]) {
        expect(policy.get(name)).toEqual(policyOf(HTTPS).get(name));
      }
    },
  );

  test("allows only Turnstile on a page that leads to Stripe's own page", () => {
    const policy = policyOf(new Request(new URL("/quiz2/paywall?form=1", HTTPS.url)));
    const { "frame-src": frames, ...others } = Object.fromEntries(policy);
    expect(frames).toEqual([TURNSTILE]);
    const own = ["'self'", `'nonce-${NONCE}'`];
    expect(others).toEqual({
      ...Object.fromEntries(policyOf(HTTPS)),
      "script-src": [...own, TURNSTILE],
    });
  });

  test.each(["/", "/quiz2", "/success", "/quiz1/more", "/perfectionism", "/x/checkout"])(
    "allows no other origin elsewhere: %s",
    (path) => {
      expect(policyOf(new Request(new URL(path, HTTPS.url)))).toEqual(policyOf(HTTPS));
    },
  );

  test("upgrades requests to https only where the page has https", () => {
    expect(policyOf(HTTPS).has("upgrade-insecure-requests")).toBe(true);
    expect(policyOf(HTTP).has("upgrade-insecure-requests")).toBe(false);
  });
});

test.each(["application/json", "text/plain", "application/xml", null])(
  "A response that is not a page (%s) has no policy, but all other headers",
  (type) => {
    const headers: HeadersInit = type === null ? {} : { "Content-Type": type };
    const secured = secureResponse(new Response(null, { headers }), HTTPS, POLICY);
    expect(secured.headers.has("Content-Security-Policy")).toBe(false);
    expect(secured.headers.get("X-Content-Type-Options")).toBe("nosniff");
  },
);

test("No page has an opener policy, which would cost it a new process", () => {
  const { headers } = secureResponse(page(), HTTPS, POLICY);
  expect(headers.has("Cross-Origin-Opener-Policy")).toBe(false);
});

test.each(["/quiz1", "/checkout"])("A wallet may pay on %s", (path) => {
  const { headers } = secureResponse(page(), new Request(new URL(path, HTTPS.url)), POLICY);
  expect(headers.get("Permissions-Policy")).not.toContain("payment");
});

test("Status and body stay as they were, and each cookie is for https only", async () => {
  const answer = new Response("taken", { status: 409, headers: { "X-Own": "1" } });
  answer.headers.append("Set-Cookie", "a=1");
  answer.headers.append("Set-Cookie", "b=2; Secure; HttpOnly");
  const secured = secureResponse(answer, HTTPS, POLICY);
  expect([secured.status, await secured.text(), secured.headers.get("X-Own")]).toEqual([
    409,
    "taken",
    "1",
  ]);
  expect(secured.headers.getSetCookie()).toEqual(["a=1; Secure", "b=2; Secure; HttpOnly"]);
});

test("On plain localhost cookies work without https", () => {
  const answer = new Response(null, { headers: { "Set-Cookie": "a=1" } });
  expect(secureResponse(answer, HTTP, POLICY).headers.getSetCookie()).toEqual(["a=1"]);
});

test.each([204, 303, 304])("An answer without a body gets none (%d)", (status) => {
  const secured = secureResponse(new Response(null, { status }), HTTPS, POLICY);
  expect([secured.status, secured.body]).toEqual([status, null]);
});
