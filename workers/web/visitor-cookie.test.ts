import { env } from "cloudflare:workers";
import { parseWebEnv } from "#app/platform/env.ts";
import { type LinkContent, signLink } from "#app/platform/signed-link.ts";
import { startAttempt } from "../../tests/fixtures/life-assessment.ts";
import { insertRow, loseDatabase, readRows } from "../../tests/fixtures/rows.ts";
import { ask, cookieOf, ORIGIN, postForm, postJson } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test, vi } from "../../tests/setup/test.ts";

const VISITOR =
  /^__Host-visitor=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/;
const BUYER = { email: "ada@example.test", archetype: "echo" };

/** The pages from which something is stored for a visitor. */
const PAGES = [
  "/quiz1",
  "/checkout",
  "/checkout?price=39",
  "/success",
  "/quiz2/start",
  "/quiz2/paywall",
  "/quiz2/manage",
];
const OTHERS = [
  "/",
  "/quiz2",
  "/perfectionism",
  "/help",
  "/read/a-tired-week",
  "/privacy-policy",
  "/downloads",
  "/nowhere",
];

const open = (path: string, cookie = "") =>
  ask(path, { headers: cookie === "" ? {} : { Cookie: cookie } });

describe("A page from which something is stored sets the visitor's cookie", () => {
  test.each(PAGES)("%s", async (path) => {
    const page = await open(path);
    expect(page.headers.getSetCookie()).toEqual([expect.stringMatching(VISITOR)]);
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("a mailed link too, if it is valid", async () => {
    const id = crypto.randomUUID();
    await insertRow("orders", { id, status: "paid" });
    const content = { purpose: "open_downloads", subject: id, expiresAtMs: 4e12 };
    const token = await signLink([parseWebEnv(env).LINK_SECRET], content as LinkContent);
    for (const [given, cookies] of [
      [token, [expect.stringMatching(VISITOR)]],
      [`${token}x`, []],
    ] as const) {
      const page = await open(`/downloads/open?token=${given}`);
      expect(page.headers.getSetCookie()).toEqual(cookies);
    }
  });

  test.each(OTHERS)("and no other page does: %s", async (path) => {
    expect((await open(path)).headers.getSetCookie()).toEqual([]);
  });

  test.each(PAGES)("nor does a HEAD or a POST: %s", async (path) => {
    for (const method of ["HEAD", "POST"]) {
      expect((await ask(path, { method })).headers.getSetCookie()).toEqual([]);
    }
  });

  test("nor does the data of a page, or a redirect", async () => {
    for (const path of ["/quiz2/paywall.data", "/success?payment_intent=pi_x"]) {
      expect((await open(path)).headers.getSetCookie()).toEqual([]);
    }
  });

  test("on plain localhost, in a form that every browser keeps there", async () => {
    const page = await ask("/checkout", { origin: "http://localhost:8787" });
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^visitor=[\w-]{43}; .*HttpOnly; SameSite=Lax$/),
    ]);
  });
});

describe("Every visit renews the cookie that the browser has", () => {
  test.each([...PAGES, ...OTHERS])("%s", async (path) => {
    const cookie = cookieOf(await open("/checkout"));
    const renewed = (await open(path, `theme=dark; ${cookie}`)).headers.getSetCookie();
    expect(renewed).toEqual([expect.stringMatching(VISITOR)]);
    expect(renewed[0]).toContain(`${cookie};`);
  });
});

/** The calls that store something for a visitor. */
const calls: [string, (headers: HeadersInit) => Promise<Response>][] = [
  ["start", (headers) => postJson("/api/quiz2/start", null, { headers })],
  ["signup", (headers) => postJson("/api/waitlist/signup", { email: BUYER.email }, { headers })],
  [
    "quiz",
    (headers) =>
      postJson("/api/quiz/submit", { ...BUYER, age: "45+", gender: "female" }, { headers }),
  ],
  ["payment", (headers) => postJson("/api/create-payment-intent", BUYER, { headers })],
  ["form", (headers) => postForm("/?index", { email: BUYER.email }, { headers })],
];

describe("A call with the cookie never sets another one", () => {
  test.each(calls)("%s", async (_name, call) => {
    const cookie = cookieOf(await open("/checkout"));
    expect((await call({ Cookie: cookie })).headers.get("Set-Cookie")).toBeNull();
  });
});

test("P02 Two first tabs are one visitor: whichever cookie the browser has kept, both tabs' calls carry it", async () => {
  const [, second] = await Promise.all([open("/checkout"), open("/checkout")]);
  const jar = cookieOf(second);
  const [one, other] = await Promise.all([startAttempt(jar), startAttempt(jar)]);
  expect([one.cookie, other.cookie]).toEqual([jar, jar]);
  expect(await readRows("select distinct visitor_hash from quiz2_attempts")).toHaveLength(1);
});

describe("P03 A call that had to make a visitor sets the cookie, even if it is refused", () => {
  test.each(calls)("%s", async (_name, call) => {
    loseDatabase();
    const refused = await call({}).finally(() => void vi.mocked(env.DB.prepare).mockRestore());
    expect(refused.status).toBe(503);
    expect(refused.headers.getSetCookie()).toEqual([expect.stringMatching(VISITOR)]);
  });

  test("but not one from another site", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
    for (const [, call] of calls) {
      const answer = await call(headers);
      expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([403, null]);
    }
  });
});

describe("No cache stores what belongs to a visitor,", () => {
  test.each([
    "/downloads",
    "/library",
    "/quiz2/results",
    "/quiz2/manage",
    "/quiz2/courses",
    "/downloads.data",
    "/quiz2/manage.data",
    "/_root.data",
    "/quiz1.data",
  ])("%s", async (path) => {
    const cookie = cookieOf(await open("/checkout"));
    const { headers } = await open(path, cookie);
    expect([headers.get("Cache-Control"), headers.get("Vary")]).toEqual([
      "private, no-store",
      expect.stringContaining("Cookie"),
    ]);
  });

  test.each(["/", "/quiz1", "/quiz2", "/quiz2/start", "/perfectionism", "/checkout"])(
    "but Back shows %s from memory",
    async (path) => {
      const cookie = cookieOf(await open("/checkout"));
      expect((await open(path, cookie)).headers.get("Cache-Control")).toBe("private, no-cache");
    },
  );

  test("nor a refused form with its typed address", async () => {
    const { headers } = await postForm("/?index", { email: "ada@" });
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });
});

test("Outside localhost, each cookie is for HTTPS only", async () => {
  const themed = (origin: string) => postForm("/theme", { theme: "dark" }, { origin });
  expect((await themed(ORIGIN)).headers.get("Set-Cookie")).toMatch(/; Secure$/);
  expect((await themed("http://localhost:8787")).headers.get("Set-Cookie")).not.toMatch(/Secure/);
});
