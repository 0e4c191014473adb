import { env } from "cloudflare:workers";
import fc from "fast-check";
import { packScores } from "#app/data/schema/stored-scores.ts";
import { seconds } from "#app/domain/duration.ts";
import { MAX_EMAIL_LENGTH } from "#app/domain/mail/email-address.ts";
import { QUESTIONS } from "#app/funnels/life-assessment/content/question-bank.ts";
import { scoreAssessment } from "#app/funnels/life-assessment/rules/scoring.ts";
import { hashText } from "#app/platform/encode.ts";
import { KNOWN, paths } from "../../tests/fixtures/any-paths.ts";
import { anyRequest, prepareOwn } from "../../tests/fixtures/any-request.ts";
import { endlessBody } from "../../tests/fixtures/bodies.ts";
import { findUnasked } from "../../tests/fixtures/route-files.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { ask, ORIGIN, postForm, postJson } from "../../tests/fixtures/web-worker.ts";
import { createDoor } from "../../tests/fixtures/webhooks.ts";
import { beforeEach, consoleLines, describe, expect, test, vi } from "../../tests/setup/test.ts";
import { handleWebhook } from "../stripe-webhook/handle-webhook.ts";

/** Set by `INPUTS=100000` on the command line, as in `node tools/nightly.ts`. */
const INPUTS = Number(import.meta.env["INPUTS"] ?? 2_000);
const PER_TEST = 10_000;
const MEBIBYTE = 1_024 * 1_024;

/** Lets requests reach their handlers, not only the limits. */
const liftLimits = () => {
  for (const limiter of [env.LIMIT_5, env.LIMIT_10, env.LIMIT_30, env.LIMIT_60]) {
    vi.spyOn(limiter, "limit").mockResolvedValue({ success: true });
  }
};
const routeFiles = Object.keys(import.meta.glob("../../app/routes/*.{ts,tsx}"));

/** The webhook is a worker of its own. */
const send = (path: string, init: RequestInit) =>
  path === "/webhooks/stripe"
    ? handleWebhook(createDoor().deps, new Request(`${ORIGIN}${path}`, init))
    : ask(path, init);

/** Whether this is the documented 503 of a path that may ask Stripe, which is down in these tests. */
const isAnnounced = (path: string, answer: Response, body: string): boolean =>
  answer.status === 503 &&
  answer.headers.has("Retry-After") &&
  (/checkout|payment/.test(path) ? body.includes('"unavailable"') : /paywall/.test(path));

beforeEach(async () => {
  const visitor_hash = await hashText(KNOWN.secret);
  const answers = Object.fromEntries(QUESTIONS.map(({ id }) => [id, 4 as const]));
  const scores = packScores(scoreAssessment(answers));
  await insertRow("quiz2_attempts", { id: KNOWN.startedId, visitor_hash });
  const completed = { id: KNOWN.completedId, visitor_hash, status: "completed", scores };
  await insertRow("quiz2_attempts", completed);
});

test("P31 Every route is requested", () => {
  expect(routeFiles.length).toBeGreaterThan(50);
  expect(findUnasked(routeFiles, paths)).toEqual([]);
});

const parts = Array.from({ length: Math.ceil(INPUTS / PER_TEST) }, (_, part) => part);
const SLOW = { timeout: 600_000 };

test.for(parts)("P31 No request, to whatever path, causes a server error (%i)", SLOW, async () => {
  liftLimits();
  const own = await prepareOwn();
  // Remix sets a five-second timer for each page. workerd refuses the 10,001st, and that request is never answered.
  const timers = vi.spyOn(globalThis, "setTimeout");
  await fc.assert(
    fc.asyncProperty(anyRequest(own), async ({ path, ...init }) => {
      const answer = await send(path, init);
      const body = await answer.text();
      for (const { value } of timers.mock.results) clearTimeout(value);
      timers.mockClear();
      expect(answer.status).toBeGreaterThanOrEqual(200);
      if (!isAnnounced(path, answer, body)) expect(answer.status).toBeLessThan(500);
      if (path !== "/webhooks/stripe") {
        if (init.method === "HEAD") expect(body).toBe("");
        expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
      }
      if (answer.status === 405) expect(answer.headers.get("Allow")).toMatch(/^(GET, HEAD|POST)/);
      if (/^\/api\b[^.?]*$/i.test(path) && answer.status >= 400 && body !== "") {
        expect(JSON.parse(body)).toMatchObject({
          message: expect.any(String),
          code: expect.any(String),
        });
      }
    }),
    // A request that is never answered is reported as such, not as a test that took too long.
    { numRuns: Math.min(INPUTS, PER_TEST), timeout: seconds(20) },
  );
  timers.mockRestore();
  const tooLong = `length(email) > ${MAX_EMAIL_LENGTH} or length(source) > 100`;
  expect(await readRows(`select * from waitlist_signups where ${tooLong}`)).toEqual([]);
});

describe("P31 A client's mistake is not logged as a failure of ours", () => {
  test.each([
    ["POST", "/"],
    ["POST", "/privacy-policy"],
    ["POST", "/robots.txt"],
    ["POST", "/_root.data"],
    ["POST", "/nowhere"],
    ["GET", "/?_data=root"],
    ["GET", "/nowhere?_data=routes/$"],
    ["GET", "/%E0%A4%A"],
    ["DELETE", "/"],
    ["POST", "/quiz2"],
    ["POST", "/quiz2/start"],
    ["POST", "/quiz2/mini/x"],
    ["POST", "/quiz2/open"],
    ["POST", `/api/quiz2/results/${KNOWN.completedId}`],
    ["POST", "/api/quiz2/save"],
    ["GET", "/api/quiz2/results/%E0%A4%A"],
    ["GET", "/quiz2/mini/%E0%A4%A"],
    ["GET", "/quiz2/open?token=%E0%A4%A"],
  ])("%s %s", async (method, path) => {
    const answer = await ask(path, { method });
    expect(answer.status).toBeLessThan(500);
    const told = answer.status < 400 ? [] : [expect.stringContaining('"event":"request"')];
    expect(consoleLines()).toEqual(told);
  });
});

describe("P31 Contradictory headers cause no server error", () => {
  const own = { "Sec-Fetch-Site": "same-origin" };
  test.each<Record<string, string>>([
    { ...own, Origin: "https://evil.example" },
    { ...own, Origin: "not an origin" },
    { ...own, Origin: "null" },
    { ...own, "X-Forwarded-Host": "evil.example" },
    { "X-Forwarded-Host": "evil.example" },
    { ...own, "Content-Length": "0" },
    { ...own, "Content-Encoding": "gzip" },
  ])("%j", async (headers) => {
    const answer = await postForm("/?index", { email: "ada@" }, { headers });
    expect(answer.status).toBeLessThan(500);
  });
});

describe("P31 A chunked body of 50 MB is refused while it is read", () => {
  test.each([
    ["by the call", (body: ReadableStream) => postJson("/api/waitlist/signup", body)],
    ["by the form", (body: ReadableStream) => postForm("/?index", body)],
    ["by the save of answers", (body: ReadableStream) => postJson("/api/quiz2/save", body)],
    ["by the completion", (body: ReadableStream) => postJson("/api/quiz2/complete", body)],
    ["by the continuation", (body: ReadableStream) => postJson("/api/quiz2/continue", body)],
    ["by the email gate", (body: ReadableStream) => postJson("/api/quiz2/email-capture", body)],
    [
      "by the email gate's form",
      (body: ReadableStream) => postForm(`/quiz2/mini/${KNOWN.completedId}`, body),
    ],
    ["by the mailed link's form", (body: ReadableStream) => postForm("/quiz2/open", body)],
    ["by the payment", (body: ReadableStream) => postJson("/api/create-payment-intent", body)],
    ["by the checkout", (body: ReadableStream) => postJson("/api/quiz2/checkout", body)],
    ["by the paywall's form", (body: ReadableStream) => postForm("/quiz2/paywall", body)],
    ["by the subscription's form", (body: ReadableStream) => postForm("/quiz2/manage", body)],
    ["by the theme", (body: ReadableStream) => postForm("/theme", body)],
    [
      "by Remix's own call of the form",
      (body: ReadableStream) => postForm("/_root.data?index", body),
    ],
  ])("%s", async (_where, post) => {
    const { body, taken } = endlessBody(new Uint8Array(65_536).fill(97), 50 * MEBIBYTE);
    expect((await post(body)).status).toBe(413);
    expect(taken.bytes).toBeLessThan(MEBIBYTE / 2);
  });

  const results = `/api/quiz2/results/${KNOWN.completedId}`;
  const none = ["/", "/api/waitlist/count", "/api/nothing", "/nowhere", "/robots.txt", "/quiz2"];
  test.each([...none, results, "/quiz2/start", "/quiz2/mini"])(
    "or not read at all by %s, which takes no body",
    async (path) => {
      const { body, taken } = endlessBody(new Uint8Array(65_536).fill(97), 50 * MEBIBYTE);
      const answer = await ask(path, { method: "POST", body });
      expect([404, 405]).toContain(answer.status);
      expect(taken.bytes).toBeLessThan(MEBIBYTE / 2);
    },
  );
});
