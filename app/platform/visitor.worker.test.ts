import { describe, expect, test } from "vitest";
import { ensureVisitor } from "./visitor.ts";

const HTTPS = "https://kindling.example/";
const LOCAL = "http://localhost:8787/";
const SECRET = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";

const open = (url: string, cookie?: string) =>
  ensureVisitor(new Request(url, cookie === undefined ? {} : { headers: { Cookie: cookie } }));
const openNew = async (url: string) => {
  const { hash, cookieHeader } = await open(url);
  const cookie = cookieHeader["Set-Cookie"] ?? "";
  const pair = cookie.split(";")[0] ?? "";
  return { hash, cookie, pair, secret: pair.split("=")[1] ?? "" };
};

describe("The cookie is made for its origin", () => {
  test.each([
    HTTPS,
    "https://localhost:8787/",
    "http://kindling.example/",
    "http://127.0.0.1.evil.example/",
  ])("%s gets a cookie for https and this host only", async (url) => {
    expect((await openNew(url)).cookie).toMatch(
      /^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test.each([LOCAL, "http://localhost/", "http://127.0.0.1:4173/x?y=1"])(
    "%s gets a cookie that every browser keeps",
    async (url) => {
      expect((await openNew(url)).cookie).toMatch(
        /^visitor=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
      );
    },
  );
});

test.each([HTTPS, LOCAL])(
  "On %s a returning visitor is recognised and gets no cookie",
  async (url) => {
    const { hash, pair } = await openNew(url);
    expect(await open(url, pair)).toEqual({ hash, cookieHeader: {} });
    expect(await open(url, `theme=dark; ${pair}`)).toEqual({ hash, cookieHeader: {} });
    expect(await open(url, `theme=dark;${pair};last=1`)).toEqual({ hash, cookieHeader: {} });
  },
);

test("The hash remains the SHA-256 of the secret", async () => {
  const { hash } = await open(HTTPS, `__Host-visitor=${SECRET}`);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(SECRET));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  expect(hash).toBe(base64.replaceAll("+", "-").replaceAll("/", "_").replace("=", ""));
  expect(hash).toBe("6oZqdX5MOLq_qBJ8vppAnT4fk6AP8UiP9zX8-Rev_9A");
});

describe("A malformed cookie is ignored", () => {
  test.each([
    ["an empty one", "__Host-visitor="],
    ["one too short", `__Host-visitor=${SECRET.slice(1)}`],
    ["one too long", `__Host-visitor=${SECRET}A`],
    ["other characters", `__Host-visitor=${SECRET.slice(1)}+`],
    ["one in quotes", `__Host-visitor="${SECRET}"`],
    ["one with another name", `my__Host-visitor=${SECRET}`],
    ["a name in another case", `__host-VISITOR=${SECRET}`],
    ["localhost's", `visitor=${SECRET}`],
    ["none at all", ""],
    ["noise", ";;;===;__Host-visitor"],
  ])("%s", async (_what, cookie) => {
    const known = await open(HTTPS, `__Host-visitor=${SECRET}`);
    const { hash, cookieHeader } = await open(HTTPS, cookie);
    expect(cookieHeader["Set-Cookie"]).toMatch(/^__Host-visitor=[\w-]{43};/);
    expect(hash).not.toBe(known.hash);
  });
});

test("Every new visitor has a secret of its own, which is not the hash", async () => {
  const visitors = await Promise.all(Array.from({ length: 500 }, () => openNew(HTTPS)));
  expect(new Set(visitors.map(({ secret }) => secret)).size).toBe(500);
  expect(new Set(visitors.map(({ hash }) => hash)).size).toBe(500);
  for (const { hash, secret } of visitors) {
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(hash).not.toBe(secret);
  }
});
