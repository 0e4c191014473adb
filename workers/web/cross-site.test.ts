import { FORM, JSON_TYPE, routes, type Sent } from "../../tests/fixtures/changing-routes.ts";
import { completeAttempt } from "../../tests/fixtures/life-assessment.ts";
import { emptyTables, readEverything } from "../../tests/fixtures/rows.ts";
import { ask, ORIGIN } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";

const sites = [null, "same-origin", "same-site", "cross-site", "none"];
const origins = [null, ORIGIN, "null", "https://evil.example", "https://sub.kindling.example"];
const SLOW = { timeout: 60_000 };
const types = [null, JSON_TYPE, FORM, "text/plain", "multipart/form-data; boundary=x"];

/** The same routes, called as Remix's own client does. */
const withData = routes.map((route) => ({
  ...route,
  name: `${route.name} by its data`,
  prepare: async () => {
    const sent = await route.prepare();
    const [pathname, query] = sent.path.split("?");
    const data = `${pathname === "/" ? "/_root" : pathname}.data${query ? `?${query}` : ""}`;
    return { ...sent, path: data };
  },
}));
const combinations = sites.flatMap((site) =>
  origins.flatMap((origin) => types.map((type) => ({ site, origin, type }))),
);

/** `Sec-Fetch-Site` decides, or without it `Origin` (docs/product.md#errors). */
const isOurs = (site: string | null, origin: string | null): boolean =>
  site === null ? origin === null || origin === ORIGIN : site === "same-origin";

/** No browser sends `same-origin` together with another origin. */
const isContradictory = (site: string | null, origin: string | null): boolean =>
  site === "same-origin" && origin !== null && origin.startsWith("https") && origin !== ORIGIN;

function post(
  { path, body, cookie }: Sent,
  { site, origin, type }: Record<"site" | "origin" | "type", string | null>,
): Promise<Response> {
  const headers = new Headers();
  if (site !== null) headers.set("Sec-Fetch-Site", site);
  if (origin !== null) headers.set("Origin", origin);
  if (type !== null) headers.set("Content-Type", type);
  if (cookie !== undefined) headers.set("Cookie", cookie);
  return ask(path, { method: "POST", headers, body: new TextEncoder().encode(body) });
}

/** A page may set or renew the visitor's cookie, which changes nothing on the server. */
function expectNoOtherCookie(answer: Response, cookie: string | undefined, what: string): void {
  const visitor = cookie?.match(/__Host-visitor=[\w-]+/)?.[0] ?? "__Host-visitor=";
  for (const set of answer.headers.getSetCookie()) {
    expect(set.startsWith(visitor), what).toBe(true);
    expect(answer.headers.get("Content-Type"), what).toMatch(/^text\/html/);
  }
}

describe("P28 A page of another site can change nothing", () => {
  test.each([...routes, ...withData])("POST $name", async ({ prepare }) => {
    const request = await prepare();
    const stored = await readEverything();
    const foreign = combinations.filter(({ site, origin }) => !isOurs(site, origin));
    expect(foreign.length).toBeGreaterThan(80);
    for (const sent of foreign) {
      const answer = await post(request, sent);
      expect([answer.status, answer.headers.get("Set-Cookie")], JSON.stringify(sent)).toEqual([
        403,
        null,
      ]);
    }
    expect(await readEverything()).toEqual(stored);
  });

  test.each(routes)(
    "but our own page can: POST $name",
    SLOW,
    async ({ prepare, type, success }) => {
      const own = combinations.filter(
        ({ site, origin }) => isOurs(site, origin) && !isContradictory(site, origin),
      );
      for (const sent of own) {
        await emptyTables();
        const answer = await post(await prepare(), sent);
        const expected = type === null || sent.type === type ? success : 415;
        expect(answer.status, JSON.stringify(sent)).toBe(expected);
      }
    },
  );

  test("and can read no answer", async () => {
    const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
    for (const { prepare } of routes) {
      const { path } = await prepare();
      const preflight = await ask(path, { method: "OPTIONS", headers });
      expect([preflight.status, preflight.headers.get("Access-Control-Allow-Origin")]).toEqual([
        405,
        null,
      ]);
    }
  });

  test("and all other methods are refused everywhere", async () => {
    for (const { prepare } of [...routes, ...withData]) {
      const { path } = await prepare();
      for (const method of ["PUT", "PATCH", "DELETE"]) {
        expect((await ask(path, { method, body: "email=ada@example.test" })).status).toBe(405);
      }
    }
  });
});

describe("P28 GET and HEAD change nothing", () => {
  test.each([...routes, ...withData])("at $name", async ({ prepare }) => {
    const { path, body, cookie } = await prepare();
    const stored = await readEverything();
    const join = path.includes("?") ? "&" : "?";
    const query = body.startsWith("{") ? new URLSearchParams(JSON.parse(body)).toString() : body;
    for (const address of [
      path,
      `${path}${join}${query}`,
      `${path}${join}${query}&email=ada@example.test&theme=dark&_method=POST`,
    ]) {
      for (const method of ["GET", "HEAD"]) {
        const headers = new Headers({ "X-HTTP-Method-Override": "POST" });
        if (cookie !== undefined) headers.set("Cookie", cookie);
        const answer = await ask(address, { method, headers });
        await answer.text();
        expectNoOtherCookie(answer, cookie, `${method} ${address}`);
      }
    }
    expect(await readEverything()).toEqual(stored);
  });

  test("at any path that only reads", async () => {
    const { id, cookie } = await completeAttempt();
    const stored = await readEverything();
    const own = [`/api/quiz2/results/${id}`, `/quiz2/mini/${id}`, "/quiz2", "/quiz2/start"];
    for (const path of ["/", "/?joined", "/api/waitlist/count", "/nowhere", ...own]) {
      for (const method of ["GET", "HEAD"]) {
        const headers = { Cookie: cookie, "X-HTTP-Method-Override": "POST" };
        const answer = await ask(path, { method, headers });
        await answer.text();
        expectNoOtherCookie(answer, cookie, `${method} ${path}`);
      }
    }
    expect(await readEverything()).toEqual(stored);
  });
});
