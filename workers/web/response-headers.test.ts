import { findElements } from "../../tests/fixtures/html.ts";
import { ask, postForm } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const answers: [string, () => Promise<Response>][] = [
  ["the landing page", () => ask("/")],
  ["the celebration", () => ask("/?joined")],
  ["the dating quiz", () => ask("/quiz1")],
  ["the toolkit's page", () => ask("/perfectionism")],
  ["the page after a payment", () => ask("/success")],
  ["a refused form", () => postForm("/?index", { email: "ada" })],
  ["a page that is not there", () => ask("/nowhere")],
];
/** The pages that take cards, in Stripe's own form. */
const paying = ["the dating quiz"];
const others: [string, () => Promise<Response>][] = [
  ["a call", () => ask("/api/waitlist/count")],
  ["a refused call", () => ask("/api/waitlist/signup")],
  ["an unknown call", () => ask("/api/nothing")],
  ["a method that is nowhere", () => ask("/", { method: "DELETE" })],
  [
    "a request from elsewhere",
    () => postForm("/theme", {}, { headers: { "Sec-Fetch-Site": "cross-site" } }),
  ],
  ["a redirect", () => postForm("/theme", { theme: "dark" })],
  ["a file that is made here", () => ask("/robots.txt")],
];

/** The hosts of Stripe, and of the check that buyers are people. */
const PAYMENT_SCRIPTS =
  "https://js.stripe.com https://*.js.stripe.com https://challenges.cloudflare.com";

const scriptPolicy = (answer: Response): string =>
  answer.headers.get("Content-Security-Policy")?.match(/script-src [^;]*/)?.[0] ?? "";
const nonceOf = (answer: Response): string =>
  scriptPolicy(answer).match(/'nonce-([^']+)'/)?.[1] ?? "";

describe("Every answer carries the common headers", () => {
  test.each([...answers, ...others])("%s", async (_what, request) => {
    const { headers } = await request();
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "strict-transport-security": "max-age=63072000",
      "x-request-id": expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
    });
  });
});

describe("P30 Only what carries the page's own nonce can run", () => {
  test.each(answers)("%s", async (what, request) => {
    const answer = await request();
    const nonce = nonceOf(answer);
    const others = paying.includes(what) ? ` ${PAYMENT_SCRIPTS}` : "";
    expect(scriptPolicy(answer)).toBe(`script-src 'self' 'nonce-${nonce}'${others}`);
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{24}$/);
    const page = await answer.text();
    const inline = (await findElements(page, "script, style")).filter(
      ({ attributes }) => !attributes["src"],
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const { attributes } of inline) expect(attributes["nonce"]).toBe(nonce);
  });

  test.each(answers)("and the nonce of %s is new each time", async (_what, request) => {
    const nonces = await Promise.all(
      Array.from({ length: 5 }, async () => nonceOf(await request())),
    );
    expect(new Set(nonces).size).toBe(5);
  });

  test.each(answers)(
    "and %s has no script in attributes, and loads only from its own origin",
    async (_what, request) => {
      const elements = await findElements(await (await request()).text(), "*");
      for (const { name, attributes } of elements) {
        expect(Object.keys(attributes).filter((attribute) => /^on/i.test(attribute))).toEqual([]);
        for (const attribute of ["src", "href", "action", "formaction"]) {
          const address = attributes[attribute] ?? "/";
          expect(address).not.toMatch(/^\s*(javascript|data|vbscript):/i);
          if (name !== "a" && attributes["rel"] !== "canonical")
            expect(address).toMatch(/^[/#](?!\/)/);
        }
      }
    },
  );
});

test("Plain HTTP is not upgraded to HTTPS", async () => {
  const answer = await ask("/", { origin: "http://localhost:8787" });
  expect(answer.headers.has("Strict-Transport-Security")).toBe(false);
  expect(answer.headers.get("Content-Security-Policy")).not.toContain("upgrade-insecure-requests");
});
