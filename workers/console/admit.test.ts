import { env } from "cloudflare:workers";
import { createRemoteJWKSet, customFetch } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import { parseConsoleEnv } from "#app/platform/console-env.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import {
  access,
  askConsole,
  CONSOLE,
  createDesk,
  ISSUER,
  LOCK,
  OWNER,
  postConsole,
  productionEnv,
  signToken,
} from "../../tests/fixtures/console-desk.ts";
import { emptyTables, insertRow, readRows } from "../../tests/fixtures/stored-rows.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const PATHS = ["/", "/people", "/mail", "/health", `/people/order/${ID}`, "/csv/health/acts", "/x"];

const lines = collectConsole();
beforeEach(() => emptyTables(env.DB));

describe("P52 Nobody comes into the console but whom both locks let in", () => {
  test("the owner does", async () => {
    const response = await askConsole("/people");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(OWNER);
  });

  test.each(PATHS)("without an identity nothing is told at %s", async (path) => {
    const response = await askConsole(path, { who: undefined, token: null });
    expect(response.status).toBe(403);
    expect(await response.text()).toBe("Only the owner’s people come in here.\n");
  });

  const refused: [
    string,
    () => Parameters<typeof askConsole>[1] | Promise<Parameters<typeof askConsole>[1]>,
  ][] = [
    ["the runtime knows nobody", () => ({ who: access(null) })],
    ["the runtime knows an empty address", () => ({ who: access("") })],
    ["the runtime's audience is another's", () => ({ who: access(OWNER, "cd".repeat(32)) })],
    ["there is no token", () => ({ token: null })],
    ["the token is no token", () => ({ token: "a.b.c" })],
    [
      "its audience is another's",
      async () => ({ token: await signToken({ audience: "cd".repeat(32) }) }),
    ],
    [
      "its team is another",
      async () => ({ token: await signToken({ issuer: "https://other.cloudflareaccess.com" }) }),
    ],
    [
      "it has expired",
      async () => ({ token: await signToken({ expiresAt: new Date(Date.now() - 1_000) }) }),
    ],
    ["it never expires", async () => ({ token: await signToken({ expiresAt: null }) })],
    ["somebody else signed it", async () => ({ token: await signToken({ isForged: true }) })],
    [
      "it names another person",
      async () => ({ token: await signToken({ claims: { email: "eve@other.example" } }) }),
    ],
    [
      "it names nobody, as a service's",
      async () => ({ token: await signToken({ claims: { common_name: "a service" } }) }),
    ],
    [
      "it is not signed at all",
      async () => ({ token: `${btoa('{"alg":"none"}')}.${btoa(`{"email":"${OWNER}"}`)}.` }),
    ],
  ];

  test.each(refused)("403 where %s", async (_name, options) => {
    const response = await askConsole("/people", await options());
    expect(response.status).toBe(403);
  });

  test("a copied header alone does not do: the runtime has to know the same person", async () => {
    expect((await askConsole("/people", { who: undefined })).status).toBe(403);
  });

  test("503 while the team's keys cannot be read", async () => {
    for (const answer of [
      () => Promise.reject(new TypeError("no network")),
      async () => new Response("down", { status: 502 }),
      async () => new Response("<html>"),
      async () => Response.json({ no: "keys" }),
    ]) {
      const url = new URL("/cdn-cgi/access/certs", ISSUER);
      const keys = createRemoteJWKSet(url, { [customFetch]: answer });
      const response = await askConsole("/people", {
        desk: createDesk({ lock: { ...LOCK, keys } }),
      });
      expect(response.status).toBe(503);
      expect(await response.text()).not.toContain(OWNER);
    }
  });

  test.each<[string, Record<string, string>]>([
    ["another site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["the public site", { "Sec-Fetch-Site": "same-site", Origin: "https://kindling.example" }],
    ["an old browser on another site", { "Sec-Fetch-Site": "", Origin: "https://evil.example" }],
  ])("403 for a form of %s, and nothing is done", async (_name, headers) => {
    await insertRow(env.DB, "orders", { id: ID, email: "ada@example.test", status: "paid" });
    const form = { act: "erase_person", subject: `order:${ID}`, id: crypto.randomUUID() };
    expect((await postConsole("/act", form, { headers })).status).toBe(403);
    expect(await readRows(env.DB, "select * from operator_log")).toEqual([]);
    expect(await readRows(env.DB, "select email from orders")).toEqual([
      { email: "ada@example.test" },
    ]);
  });

  test("a POST that does not say where it comes from is none of a browser's", async () => {
    const response = await askConsole("/people", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "q=ada%40example.test",
    });
    expect(response.status).toBe(403);
  });
});

describe("Without a team and an audience the console does not start in production", () => {
  test.each([
    ["ACCESS_TEAM_DOMAIN", undefined],
    ["ACCESS_AUD", undefined],
    ["ACCESS_TEAM_DOMAIN", "kindling.example"],
    ["ACCESS_TEAM_DOMAIN", "https://kindling-example.cloudflareaccess.com"],
    ["ACCESS_AUD", "local"],
    ["ACCESS_AUD", ""],
    ["STRIPE_SECRET_KEY", "sk_test_sandbox"],
    ["STRIPE_SANDBOX", env.STRIPE_SANDBOX],
    ["ENVIRONMENT", "staging"],
  ])("%s: %j", (name, value) => {
    expect(() => parseConsoleEnv(productionEnv({ [name]: value }))).toThrow(
      new RegExp(`^Environment refused\\. ${name}: `),
    );
  });

  test("and with them it does", () => {
    expect(parseConsoleEnv(productionEnv())).toMatchObject({ ENVIRONMENT: "production" });
  });
});

test("A page has no script, is never kept and never framed", async () => {
  const response = await askConsole("/people");
  expect(await response.text()).not.toMatch(/<script|javascript:|\son\w+=/i);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    ...{ "cache-control": "no-store", "x-frame-options": "DENY", "x-robots-tag": "noindex" },
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(headers["content-security-policy"]).not.toContain("script-src");
});

test("405 with what is allowed for other methods, 404 for other pages", async () => {
  const put = await askConsole("/people", { method: "PUT" });
  expect([put.status, put.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
  for (const path of [
    "/x",
    "/people/order/1",
    "/people/user/1",
    "/csv/health/x",
    "/act",
    "/csv/",
  ]) {
    expect((await askConsole(path)).status, path).toBe(404);
  }
});

test("A refusal is logged without an address", async () => {
  await askConsole(`/people/order/${ID}?done=ada@example.test`, { who: undefined });
  const [line = "{}"] = lines();
  expect(JSON.parse(line)).toMatchObject({
    event: "request",
    status: 403,
    path: "/people/order/*",
  });
  expect(lines().join("")).not.toMatch(/ada|owner@/);
  expect(CONSOLE).toContain("console.");
});
