import { env } from "cloudflare:workers";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import { findNumbers, readWords } from "../../tests/fixtures/page-words.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { loseDatabase } from "../../tests/fixtures/rows.ts";
import { afterAll, consoleLines, describe, expect, test, vi } from "../../tests/setup/test.ts";

// The worker reads its environment at startup, so it is restarted after this, and again for the next file.
Object.assign(env, { CLAIMS: "verified", WAITLIST_PLACES: "1000" });
vi.resetModules();
afterAll(() => {
  Object.assign(env, { CLAIMS: "seed" });
  Reflect.deleteProperty(env, "WAITLIST_PLACES");
  vi.resetModules();
});
const { ask, cookieOf, postJson } = await import("../../tests/fixtures/web-worker.ts");
const { capture, completeAttempt } = await import("../../tests/fixtures/life-assessment.ts");

describe("P37 With proven claims only, the landing page", () => {
  test.each(["567", "433", "56.7", "85+", "18+", "$500", "$200", "DAYS", "Early access closes in"])(
    "does not say %s",
    async (text) => {
      expect(await readWords(await ask("/"))).not.toContain(text);
    },
  );

  test("states the configured number of places", async () => {
    const words = await readWords(await ask("/"));
    expect(words).toContain("Free lifetime access for the first 1,000 users");
    expect(words).toContain("1,000 places, free for life.");
  });

  test("shows the true figures", async () => {
    for (const email of ["ada@example.test", "eve@example.test", "ADA@example.test"]) {
      await postJson("/api/waitlist/signup", { email });
    }
    const page = await (await ask("/")).text();
    for (const text of ["2 joined", "998 spots left", "0.2% full"]) expect(page).toContain(text);
  });

  test("opens, or is answered 503, when the database is unavailable", async () => {
    loseDatabase();
    const answer = await ask("/");
    await answer.text();
    expect([200, 503]).toContain(answer.status);
    if (answer.status === 503) expect(answer.headers.get("Retry-After")).toBe("10");
    expect(consoleLines().filter((line) => line.includes('"event":"failure"'))).toHaveLength(1);
  });
});

test("P37 With proven claims only, the toolkit's page has its price, its terms, and no other number, quote or timer", async () => {
  const words = await readWords(await ask("/perfectionism"));
  expect(words).toContain("Perfectionism Personality Quiz");
  for (const text of ["held for you", "Before, and after.", "Nadia", "It gets around.", "value"]) {
    expect(words).not.toContain(text);
  }
  const ownFigures = ["30", "49", "2025"];
  const counted = ["25", "56"];
  const inNamesAndPicture = ["2", "4", "5", "12"];
  expect(findNumbers(words)).toEqual([...ownFigures, ...counted, ...inNamesAndPicture].sort());
});

test("P37 With proven claims only, the page after the payment has no number but those of its guides and reset", async () => {
  const words = await readWords(await ask("/success"));
  expect(words).toContain("A library of 25 short guides");
  expect(findNumbers(words)).toEqual(["2025", "25", "5"]);
});

test("P37 With proven claims only, the dating quiz counts nobody, and says what it is", async () => {
  const page = await (await ask("/quiz1")).text();
  expect(page).not.toContain("120,000");
  for (const text of ["3 min quiz", "100% free", "Instant results"]) expect(page).toContain(text);
});

test("P37 A lower price is shown only to a visitor who was offered it, until it ends", async () => {
  const lower = await (await ask("/checkout?price=39")).text();
  expect(lower).toContain("The lower price has ended");
  expect(lower).toContain("$49");
  expect(lower).not.toContain("$39");

  const offer = await postJson("/api/perfectionism/exit-offer", null);
  const headers = { Cookie: cookieOf(offer) };
  expect(await (await ask("/checkout?price=39", { headers })).text()).toContain("$39");
  await env.DB.prepare("update exit_offers set ends_at = 1").run();
  expect(await (await ask("/checkout?price=39", { headers })).text()).not.toContain("$39");
});

describe("P37 With proven claims only,", () => {
  test("the Life Audit's page has no quotes, and the true number of courses and lessons", async () => {
    const words = await readWords(await ask("/quiz2"));
    for (const text of ["3+", "What people found", "nurse"]) expect(words).not.toContain(text);
    expect(words).toContain("5 courses, 25 lessons");
    expect(words).not.toContain("15-page");
    expect(words).toContain(`Report of ${SOLD.lifeReportPages}+ pages`);
  });

  test("the results preview has no praise and no random figures", async () => {
    const attempt = await completeAttempt();
    await capture(attempt);
    const { id, cookie } = attempt;
    const answer = await ask(`/quiz2/mini/${id}`, { headers: { Cookie: cookie } });
    const page = await answer.clone().text();
    const words = await readWords(answer);
    expect(words).toContain("Congratulations!");
    for (const text of ["12,000", "4.8", "today have come", "completed today", "100+", "ebooks"]) {
      expect(words).not.toContain(text);
    }
    expect(words).not.toContain("15-page");
    expect(words).toContain(`A report of ${SOLD.lifeReportPages} or more pages in plain words`);
    expect(page).not.toContain("othersToday");
  });

  test("the paywall has no quotes, no count of exercises, and no numbers but its own terms", async () => {
    const { id, cookie } = await completeAttempt();
    const headers = { Cookie: `${cookie}; quiz2_attempt=${id}` };
    const words = await readWords(await ask("/quiz2/paywall?form=1", { headers }));
    expect(words).toContain("Complete $2 Trial Payment");
    for (const text of ["ebooks", "What people did", "bus driver"]) {
      expect(words).not.toContain(text);
    }
    expect(findNumbers(words)).toEqual(["100", "14", "19.99", "2", "2025", "25", "3", "30", "7"]);
    expect(await readWords(await ask("/quiz2/paywall?form=1", { headers }))).toBe(words);
  });

  test("the page after the payment names no regular value and promises no hour", async () => {
    const { cookie } = await insertPaidAttempt();
    const words = await readWords(await ask("/quiz2/thank-you", { headers: { Cookie: cookie } }));
    expect(words).toContain("Trial Activated");
    for (const text of ["regular value", "savings", "saved", "hour"]) {
      expect(words).not.toContain(text);
    }
    expect(findNumbers(words)).toEqual(["1", "19.99", "2", "2025", "25", "3", "7"]);
  });
});
