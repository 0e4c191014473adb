import { env } from "cloudflare:workers";
import { findElements } from "../../tests/fixtures/html.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { loseDatabase } from "../../tests/fixtures/rows.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { expect, test, vi } from "../../tests/setup/test.ts";

/** The cookies that a browser sends after the last answer. */
const cookiesOf = ({ id, cookie }: life.Attempt, theme = "dark") =>
  `${cookie}; quiz2_attempt=${id}; theme=${theme}`;
const get = (path: string, cookie: string) => ask(path, { headers: { Cookie: cookie } });
const previewOf = (attempt: life.Attempt) => get(`/quiz2/mini/${attempt.id}`, cookiesOf(attempt));
const paywallOf = (attempt: life.Attempt) => get("/quiz2/paywall", cookiesOf(attempt));

async function completeWithEmail(): Promise<life.Attempt> {
  const attempt = await life.completeAttempt();
  await life.capture(attempt);
  return attempt;
}

/** Returns what arrives of a page before the database answers, and the whole page afterwards. */
async function readHeldBack(open: () => Promise<Response>) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let statements = 0;
  return sendThrough(
    env.DB,
    (straight) => async (sent) => {
      statements += sent.length;
      await released;
      return straight(sent);
    },
    async () => {
      const response = await open();
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      const first = (await reader?.read())?.value ?? "";
      await vi.waitFor(() => expect(statements).toBeGreaterThan(0));
      release();
      let page = first;
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        page += part.value;
      }
      return { response, first, page };
    },
  );
}

const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
/**
 * Removes from a document what differs in each answer: the nonce, the time of the next payment, and what follows the
 * document, the end of Remix's data, which comes in more or fewer parts.
 */
const comparable = (page: string) =>
  page
    .replace(/(?<=<\/html>).*/s, "")
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/\b\d{13}\b/g, "TIME");
const refreshOf = async (page: string) =>
  (await findElements(page, 'meta[http-equiv="refresh"]'))[0]?.attributes["content"];

test.each([
  ["preview", previewOf, "Congratulations!"],
  ["paywall", paywallOf, "Your results are ready."],
] as const)("The head and bar of the %s do not wait for the database", async (_, open, title) => {
  const attempt = await completeWithEmail();
  const { response, first, page } = await readHeldBack(() => open(attempt));
  expect(response.status).toBe(200);
  expect(first).toMatch(/^<!DOCTYPE html><html[^>]* data-theme="dark".*<\/header>$/s);
  expect(first).toContain("<title>");
  expect(page.startsWith(first)).toBe(true);
  expect(page).toContain(title);
  expect(page.match(/<\/html>/g)).toHaveLength(1);
  // No price is shown before it is known whether help has to come first.
  expect(first.slice(first.indexOf("<body"))).not.toMatch(/\$\d/);
});

test("A page that begins early is the same as one that does not", async () => {
  const attempt = await completeWithEmail();
  const path = "/quiz2/paywall";
  const early = await (await get(path, cookiesOf(attempt))).text();
  const whole = await (await get(`${path}?now`, cookiesOf(attempt))).text();
  expect(comparable(early)).toBe(comparable(whole).replaceAll(`${path}?now`, path));
});

test("P30 Each answer has its own nonce and theme, although the head and bar are cached", async () => {
  const attempt = await completeWithEmail();
  const seen = new Set<string>();
  for (const theme of ["dark", "light", "dark"]) {
    const response = await get("/quiz2/paywall", cookiesOf(attempt, theme));
    const page = await response.text();
    const nonce = nonceOf(response) ?? "";
    seen.add(nonce);
    expect(new Set([...page.matchAll(/nonce="([^"]+)"/g)].map(([, value]) => value))).toEqual(
      new Set([nonce]),
    );
    expect(page).toContain(`data-theme="${theme}"`);
  }
  expect(seen.size).toBe(3);
});

test("A page that begins early is as private as any other, and renews the visitor's cookie", async () => {
  const { headers } = await previewOf(await completeWithEmail());
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("Vary")).toBe("Cookie");
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-visitor=/)]);
});

test("An unknown attempt leads to the page that says so, with its status", async () => {
  const { cookie } = await life.startAttempt();
  const path = `/quiz2/mini/${life.UNKNOWN_ID}`;
  const cookies = cookiesOf({ id: life.UNKNOWN_ID as life.Attempt["id"], cookie });
  const early = await get(path, cookies);
  expect(await refreshOf(await early.text())).toBe(`0;url=${path}?now`);
  expect((await get(`${path}?now`, cookies)).status).toBe(404);
});

test("A paid attempt leads to its results", async () => {
  const attempt = await insertPaidAttempt();
  expect(await refreshOf(await (await previewOf(attempt)).text())).toBe(
    `0;url=/quiz2/results?attempt=${attempt.id}`,
  );
});

test("Without a database, the page leads to the one that says so, with its query", async () => {
  const attempt = await completeWithEmail();
  const cookies = cookiesOf(attempt);
  loseDatabase();
  const early = await (await get('/quiz2/paywall?form=1&x="><b>', cookies)).text();
  expect(await refreshOf(early)).toBe("0;url=/quiz2/paywall?form=1&amp;x=%22%3E%3Cb%3E&amp;now");
  const whole = await get("/quiz2/paywall?form=1&now", cookies);
  expect([whole.status, whole.headers.get("Retry-After")]).toEqual([503, "10"]);
});

test.each(["", "quiz2_attempt=x", `quiz2_attempt=${life.UNKNOWN_ID}`])(
  "The preview of an attempt that the cookie does not name never begins early: %j",
  async (named) => {
    const { id, cookie } = await life.startAttempt();
    expect((await get(`/quiz2/mini/${id}`, `${cookie}; ${named}`)).status).toBe(404);
  },
);
