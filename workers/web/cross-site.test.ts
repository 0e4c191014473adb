import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { signLink } from "#app/platform/signed-link.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import {
  type Attempt,
  completeAttempt,
  HUNDRED,
  recordsOf,
  save,
  startAttempt,
} from "../../tests/fixtures/life-assessment.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { emptyTables, insertRow, readEverything } from "../../tests/fixtures/stored-rows.ts";
import { ask, ORIGIN } from "../../tests/fixtures/web-worker.ts";

const sites = [null, "same-origin", "same-site", "cross-site", "none"];
const origins = [null, ORIGIN, "null", "https://evil.example", "https://sub.kindling.example"];
const FORM = "application/x-www-form-urlencoded";
const LINK_SECRET = "development-only-and-known-to-everybody";
const SLOW = { timeout: 60_000 };
const JSON_TYPE = "application/json";
const types = [null, JSON_TYPE, FORM, "text/plain", "multipart/form-data; boundary=x"];

type Sent = { path: string; body: string; cookie?: string };
/** What a route takes, null for anything; what it answers then; and a request that changes something, made ready. */
type Route = { name: string; type: string | null; success: number; prepare: () => Promise<Sent> };

const plain = (path: string, type: string, body: string, success: number): Route => ({
  name: path,
  type,
  success,
  prepare: async () => ({ path, body }),
});

/** A call of the life assessment on an attempt that is ready for it. */
const onAttempt = <Ready extends Attempt>(
  name: string,
  make: () => Promise<Ready>,
  success: number,
  describe: (ready: Ready) => object,
): Route => ({
  name: `/api/quiz2/${name}`,
  type: JSON_TYPE,
  success,
  prepare: async () => {
    const ready = await make();
    const body = JSON.stringify(describe(ready));
    return { path: `/api/quiz2/${name}`, body, cookie: ready.cookie };
  },
});

const answered = async () => {
  const attempt = await startAttempt();
  await save(attempt, HUNDRED, { progress_count: 100 });
  return attempt;
};

const leftUnfinished = async () => {
  const old = await answered();
  return { ...(await startAttempt(old.cookie)), oldId: old.id };
};

/** A form of the downloads, about an order that is paid. */
const onOrder = (name: string, writeBody: (orderId: string) => Promise<string>): Route => ({
  name,
  type: FORM,
  success: 303,
  prepare: async () => {
    const order = { id: crypto.randomUUID(), email: "ada@example.test", status: "paid" };
    await insertRow(env.DB, "orders", order);
    return { path: name, body: await writeBody(order.id) };
  },
});

/** A form of the page behind the mailed link to one's data. */
const onData = (name: string, fields: string): Route => ({
  name,
  type: FORM,
  success: 200,
  prepare: async () => {
    const subject = crypto.randomUUID();
    const job = { id: subject, kind: "data_link", dedupe_key: subject };
    await insertRow(env.DB, "email_jobs", job);
    const content = { purpose: "see_data", subject, expiresAtMs: 4e12 } as const;
    return { path: name, body: `token=${await signLink([LINK_SECRET], content)}${fields}` };
  },
});

/** Every route that changes something. */
const routes: Route[] = [
  plain("/api/waitlist/signup", JSON_TYPE, '{"email":"ada@example.test"}', 201),
  plain(
    "/api/quiz/submit",
    JSON_TYPE,
    '{"email":"ada@example.test","age":"45+","gender":"female","archetype":"echo"}',
    201,
  ),
  plain("/?index", FORM, "email=ada@example.test", 303),
  plain("/theme", FORM, "theme=dark", 303),
  // Without ids there is no choice to make.
  plain("/pixels", FORM, "choice=accepted", 404),
  {
    name: "/api/quiz2/start",
    type: null,
    success: 201,
    prepare: async () => ({ path: "/api/quiz2/start", body: "" }),
  },
  onAttempt("save", startAttempt, 200, ({ id }) => ({
    attempt_id: id,
    responses: recordsOf("123"),
  })),
  onAttempt("continue", leftUnfinished, 200, ({ id, oldId }) => ({
    attempt_id: id,
    unfinished_attempt_id: oldId,
  })),
  onAttempt("complete", answered, 200, ({ id }) => ({ attempt_id: id, time_spent_seconds: 300 })),
  onAttempt("email-capture", completeAttempt, 200, ({ id }) => ({
    attemptId: id,
    email: "ada@example.test",
  })),
  {
    name: "/quiz2/mini/{attemptId}",
    type: FORM,
    success: 303,
    prepare: async () => {
      const { id, cookie } = await completeAttempt();
      return { path: `/quiz2/mini/${id}`, body: "email=ada@example.test", cookie };
    },
  },
  {
    name: "/quiz2/open",
    type: FORM,
    success: 303,
    prepare: async () => {
      const { id } = await completeAttempt();
      const content = { purpose: "open_attempt", subject: id, expiresAtMs: 4e12 } as const;
      return { path: "/quiz2/open", body: `token=${await signLink([LINK_SECRET], content)}` };
    },
  },
  {
    name: "/quiz2/manage",
    type: FORM,
    success: 303,
    prepare: async () => {
      const { id } = await insertPaidAttempt({
        stripe_sub_id: "sub_1",
        stripe_customer_id: `cus_${crypto.randomUUID()}`,
      });
      const content = { purpose: "manage_subscription", subject: id, expiresAtMs: 4e12 } as const;
      const token = await signLink([LINK_SECRET], content);
      return { path: "/quiz2/manage", body: `intent=stop_mails&token=${token}` };
    },
  },
  // The paid trial's checkout and the toolkit's claim, up to the answer of Stripe, which is not there.
  onAttempt("checkout", completeAttempt, 503, ({ id }) => ({
    attempt_id: id,
    email: "ada@example.test",
  })),
  {
    name: "/quiz2/paywall",
    type: FORM,
    success: 503,
    prepare: async () => {
      const { id, cookie } = await completeAttempt();
      const body = `attempt_id=${id}&email=ada@example.test&country=`;
      return { path: "/quiz2/paywall", body, cookie };
    },
  },
  plain("/api/claim-order", JSON_TYPE, '{"client_secret":"pi_x_secret_y"}', 404),
  plain("/your-data", FORM, "email=ada@example.test", 303),
  onData("/your-data/open", "&intent=erase"),
  onData("/your-data/export", ""),
  onOrder("/downloads", async () => "email=ada@example.test"),
  onOrder("/downloads/open", async (subject) => {
    const content = { purpose: "open_downloads", subject, expiresAtMs: 4e12 } as const;
    return `token=${await signLink([LINK_SECRET], content)}`;
  }),
];
/** The same routes as Remix's own client calls them. */
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

/** `Sec-Fetch-Site` counts, else `Origin` (docs/product.md#errors). */
const isOurs = (site: string | null, origin: string | null): boolean =>
  site === null ? origin === null || origin === ORIGIN : site === "same-origin";

/** No browser says that a request is of the same origin and names another one. */
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

/** A page may bring or renew the visitor's cookie, which changes nothing on the server. */
function expectNoOtherCookie(answer: Response, cookie: string | undefined, what: string): void {
  const visitor = cookie?.match(/__Host-visitor=[\w-]+/)?.[0] ?? "__Host-visitor=";
  for (const set of answer.headers.getSetCookie()) {
    expect(set.startsWith(visitor), what).toBe(true);
    expect(answer.headers.get("Content-Type"), what).toMatch(/^text\/html/);
  }
}

collectConsole();
beforeEach(() => emptyTables(env.DB));

describe("P28 A page of another site can change nothing", () => {
  test.each([...routes, ...withData])("POST $name", async ({ prepare }) => {
    const request = await prepare();
    const stored = await readEverything(env.DB);
    const foreign = combinations.filter(({ site, origin }) => !isOurs(site, origin));
    expect(foreign.length).toBeGreaterThan(80);
    for (const sent of foreign) {
      const answer = await post(request, sent);
      expect([answer.status, answer.headers.get("Set-Cookie")], JSON.stringify(sent)).toEqual([
        403,
        null,
      ]);
    }
    expect(await readEverything(env.DB)).toEqual(stored);
  });

  test.each(routes)(
    "but our own page can: POST $name",
    SLOW,
    async ({ prepare, type, success }) => {
      const own = combinations.filter(
        ({ site, origin }) => isOurs(site, origin) && !isContradictory(site, origin),
      );
      for (const sent of own) {
        await emptyTables(env.DB);
        const answer = await post(await prepare(), sent);
        const expected = type === null || sent.type === type ? success : 415;
        expect(answer.status, JSON.stringify(sent)).toBe(expected);
      }
    },
  );

  test("nor may it read an answer", async () => {
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

  test("and its methods are refused everywhere", async () => {
    for (const { prepare } of [...routes, ...withData]) {
      const { path } = await prepare();
      for (const method of ["PUT", "PATCH", "DELETE"]) {
        expect((await ask(path, { method, body: "email=ada@example.test" })).status).toBe(405);
      }
    }
  });
});

describe("P28 No GET and no HEAD changes anything", () => {
  test.each([...routes, ...withData])("at $name", async ({ prepare }) => {
    const { path, body, cookie } = await prepare();
    const stored = await readEverything(env.DB);
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
    expect(await readEverything(env.DB)).toEqual(stored);
  });

  test("nor at any address that only reads", async () => {
    const { id, cookie } = await completeAttempt();
    const stored = await readEverything(env.DB);
    const own = [`/api/quiz2/results/${id}`, `/quiz2/mini/${id}`, "/quiz2", "/quiz2/start"];
    for (const path of ["/", "/?joined", "/api/waitlist/count", "/nowhere", ...own]) {
      for (const method of ["GET", "HEAD"]) {
        const headers = { Cookie: cookie, "X-HTTP-Method-Override": "POST" };
        const answer = await ask(path, { method, headers });
        await answer.text();
        expectNoOtherCookie(answer, cookie, `${method} ${path}`);
      }
    }
    expect(await readEverything(env.DB)).toEqual(stored);
  });
});
