import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";
import { ask, ORIGIN, readSignups } from "../../tests/fixtures/web-worker.ts";

const sites = [null, "same-origin", "same-site", "cross-site", "none"];
const origins = [null, ORIGIN, "null", "https://evil.example", "https://sub.kindling.example"];
const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const types = [null, JSON_TYPE, FORM, "text/plain", "multipart/form-data; boundary=x"];

/** Every route that changes something, with what it takes and what tells that it did change something. */
const routes = [
  {
    path: "/api/waitlist/signup",
    type: JSON_TYPE,
    body: '{"email":"ada@example.test"}',
    success: 201,
  },
  { path: "/?index", type: FORM, body: "email=ada@example.test", success: 303 },
  { path: "/theme", type: FORM, body: "theme=dark", success: 303 },
];
/** The same routes as Remix's own client calls them. */
const withData = routes.map((route) => {
  const [pathname, query] = route.path.split("?");
  const data = `${pathname === "/" ? "/_root" : pathname}.data${query ? `?${query}` : ""}`;
  return { ...route, path: data };
});
const combinations = sites.flatMap((site) =>
  origins.flatMap((origin) => types.map((type) => ({ site, origin, type }))),
);

/** What the specification of the server says: the site's word counts, else the origin's. */
const isOurs = (site: string | null, origin: string | null): boolean =>
  site === null ? origin === null || origin === ORIGIN : site === "same-origin";

/** No browser says that a request is of the same origin and names another one. */
const isContradictory = (site: string | null, origin: string | null): boolean =>
  site === "same-origin" && origin !== null && origin.startsWith("https") && origin !== ORIGIN;

function post(
  { path, body }: { path: string; body: string },
  { site, origin, type }: Record<"site" | "origin" | "type", string | null>,
): Promise<Response> {
  const headers = new Headers();
  if (site !== null) headers.set("Sec-Fetch-Site", site);
  if (origin !== null) headers.set("Origin", origin);
  if (type !== null) headers.set("Content-Type", type);
  return ask(path, { method: "POST", headers, body: new TextEncoder().encode(body) });
}

collectConsole();
beforeEach(() => emptyTables(env.DB));

describe("P28 A page of another site can change nothing", () => {
  test.each([...routes, ...withData])("POST $path", async (route) => {
    const foreign = combinations.filter(({ site, origin }) => !isOurs(site, origin));
    expect(foreign.length).toBeGreaterThan(80);
    for (const sent of foreign) {
      const answer = await post(route, sent);
      expect([answer.status, answer.headers.get("Set-Cookie")], JSON.stringify(sent)).toEqual([
        403,
        null,
      ]);
    }
    expect(await readSignups()).toEqual([]);
  });

  test.each(routes)("but our own page can: POST $path", async (route) => {
    const own = combinations.filter(
      ({ site, origin }) => isOurs(site, origin) && !isContradictory(site, origin),
    );
    for (const sent of own) {
      await emptyTables(env.DB);
      const answer = await post(route, sent);
      const expected = sent.type === route.type ? route.success : 415;
      expect(answer.status, JSON.stringify(sent)).toBe(expected);
    }
  });

  test("nor may it read an answer", async () => {
    const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
    for (const { path } of routes) {
      const preflight = await ask(path, { method: "OPTIONS", headers });
      expect([preflight.status, preflight.headers.get("Access-Control-Allow-Origin")]).toEqual([
        405,
        null,
      ]);
    }
  });

  test("and its methods are refused everywhere", async () => {
    for (const { path } of [...routes, ...withData]) {
      for (const method of ["PUT", "PATCH", "DELETE"]) {
        expect((await ask(path, { method, body: "email=ada@example.test" })).status).toBe(405);
      }
    }
  });
});

test("P28 No GET and no HEAD changes anything", async () => {
  const paths = [...routes, ...withData].flatMap(({ path, body }) => [
    path,
    `${path}${path.includes("?") ? "&" : "?"}${body}`,
    `${path}${path.includes("?") ? "&" : "?"}email=ada@example.test&theme=dark&_method=POST`,
  ]);
  for (const path of [...paths, "/", "/?joined", "/api/waitlist/count", "/nowhere"]) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask(path, { method, headers: { "X-HTTP-Method-Override": "POST" } });
      expect(answer.headers.get("Set-Cookie"), `${method} ${path}`).toBeNull();
    }
  }
  expect(await readSignups()).toEqual([]);
});
