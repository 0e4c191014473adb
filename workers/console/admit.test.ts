import { env } from "cloudflare:workers";
import { createRemoteJWKSet, customFetch } from "jose";
import { parseConsoleEnv } from "#app/platform/worker-envs.ts";
import {
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
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { consoleLines, describe, expect, test } from "../../tests/setup/test.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const PATHS = ["/", "/people", "/mail", "/health", `/people/order/${ID}`, "/csv/health/acts", "/x"];

describe("P52 Only people with a token of the team for this application can enter the console", () => {
  test("the owner can", async () => {
    const response = await askConsole("/people");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(OWNER);
  });

  test.each([...PATHS, "/healthz"])("without a token, %s reveals nothing", async (path) => {
    const response = await askConsole(path, { token: null });
    expect(response.status).toBe(403);
    expect(await response.text()).toBe("Only the owner’s people come in here.\n");
  });

  const refused: [string, () => string | Promise<string>][] = [
    ["is malformed", () => "a.b.c"],
    ["is for another audience", () => signToken({ audience: "cd".repeat(32) })],
    ["is from another team", () => signToken({ issuer: "https://other.cloudflareaccess.com" })],
    ["has expired", () => signToken({ expiresAt: new Date(Date.now() - 1_000) })],
    ["never expires", () => signToken({ expiresAt: null })],
    ["was signed by somebody else", () => signToken({ isForged: true })],
    ["names nobody", () => signToken({ claims: {} })],
    ["names an empty address", () => signToken({ claims: { email: "", common_name: "" } })],
    ["names something else than an address", () => signToken({ claims: { email: [OWNER] } })],
    ["is not signed at all", () => `${btoa('{"alg":"none"}')}.${btoa(`{"email":"${OWNER}"}`)}.`],
  ];

  test.each(refused)("the answer is 403 if the token %s", async (_name, sign) => {
    for (const path of ["/people", "/healthz"]) {
      expect((await askConsole(path, { token: await sign() })).status).toBe(403);
    }
  });

  test("a service may ask for the health, and for nothing else", async () => {
    const claims = { common_name: "e367826f93b8d71185e03fe518aff3b4.access", sub: "" };
    const token = await signToken({ claims });
    const health = await askConsole("/healthz", { token });
    expect([health.status, await health.text()]).toEqual([200, "1\n"]);
    for (const path of PATHS) expect((await askConsole(path, { token })).status).toBe(403);
    expect((await postConsole("/people", { q: OWNER }, { token })).status).toBe(403);
  });

  test("the answer is 503 while the team's keys cannot be read", async () => {
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
  ])("a form from %s is answered 403 and does nothing", async (_name, headers) => {
    await insertRow("orders", { id: ID, email: "ada@example.test", status: "paid" });
    const form = { act: "erase_person", subject: `order:${ID}`, id: crypto.randomUUID() };
    expect((await postConsole("/act", form, { headers })).status).toBe(403);
    expect(await readRows("select * from operator_log")).toEqual([]);
    expect(await readRows("select email from orders")).toEqual([{ email: "ada@example.test" }]);
  });

  test("a POST that does not say where it comes from is refused", async () => {
    const response = await askConsole("/people", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "q=ada%40example.test",
    });
    expect(response.status).toBe(403);
  });
});

describe("In production the console", () => {
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
  ])("does not start with %s: %j", (name, value) => {
    expect(() => parseConsoleEnv(productionEnv({ [name]: value }))).toThrow(
      new RegExp(`^Environment refused\\. ${name}: `),
    );
  });

  test("starts with a valid team and audience", () => {
    expect(parseConsoleEnv(productionEnv())).toMatchObject({ ENVIRONMENT: "production" });
  });
});

test("A page has no script and is never cached or framed", async () => {
  const response = await askConsole("/people");
  expect(await response.text()).not.toMatch(/<script|javascript:|\son\w+=/i);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-frame-options": "DENY",
    "x-robots-tag": "noindex",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(headers["content-security-policy"]).not.toContain("script-src");
});

test("Other methods are answered 405 with those allowed, other pages 404", async () => {
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
  await askConsole(`/people/order/${ID}?done=ada@example.test`, { token: null });
  const [line = "{}"] = consoleLines();
  expect(JSON.parse(line)).toMatchObject({
    event: "request",
    status: 403,
    path: "/people/order/*",
  });
  expect(consoleLines().join("")).not.toMatch(/ada@|owner@/);
  expect(CONSOLE).toContain("console.");
});
