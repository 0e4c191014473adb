import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LinkContent, readLink, signLink } from "./signed-link.ts";

const SECRET = "a secret of this test that is long enough";
const OTHER = "another secret of this test, long as well";
const content: LinkContent = { purpose: "open_attempt", subject: "17", expiresAtMs: 2_000 };
const read = (token: string, now = 1_999, purpose: LinkContent["purpose"] = "open_attempt") =>
  readLink([SECRET], token, purpose, now);

test("A link returns what was signed, until it expires", async () => {
  const token = await signLink([SECRET], content);
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(await read(token)).toEqual(content);
  expect(await read(token, 2_000)).toBeNull();
});

test("A link is valid for its own purpose only", async () => {
  expect(await read(await signLink([SECRET], content), 0, "leave_waitlist")).toBeNull();
});

test("The same content gives the same token, so that a retried mail has the same bytes", async () => {
  expect(await signLink([SECRET], content)).toBe(await signLink([SECRET], content));
});

describe("While a secret is rotated", () => {
  test("the new secret signs and both verify", async () => {
    const old = await signLink([OTHER], content);
    expect(await readLink([SECRET, OTHER], old, "open_attempt", 0)).toEqual(content);
    const fresh = await signLink([SECRET, OTHER], content);
    expect(fresh).toBe(await signLink([SECRET], content));
  });

  test("the old secret's links are void afterwards", async () => {
    expect(await read(await signLink([OTHER], content))).toBeNull();
  });
});

describe("P29 A token is refused", () => {
  test("if it is any text without a signature", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (token) => {
        expect(await read(token)).toBeNull();
      }),
    );
  });

  test("with one letter changed", async () => {
    const token = await signLink([SECRET], content);
    const [body = ""] = token.split(".");
    for (let at = 0; at < body.length; at++) {
      const letter = token[at] === "A" ? "B" : "A";
      expect(await read(token.slice(0, at) + letter + token.slice(at + 1))).toBeNull();
    }
  });

  test.each([
    ["more parts", (token: string) => `${token}.x`],
    ["no signature", (token: string) => token.split(".")[0] ?? ""],
    ["an empty signature", (token: string) => `${token.split(".")[0]}.`],
    ["the signature of another token", (token: string) => `e30.${token.split(".")[1]}`],
  ])("with %s", async (_what, change) => {
    expect(await read(change(await signLink([SECRET], content)))).toBeNull();
  });

  test("with content of another shape, even if it is signed", async () => {
    const strange = { ...content, extra: 1 } as LinkContent;
    expect(await read(await signLink([SECRET], strange))).toBeNull();
  });
});
