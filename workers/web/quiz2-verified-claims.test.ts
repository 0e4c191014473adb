import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SOLD } from "#app/funnels/shared/content/sold.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { findNumbers, readWords } from "../../tests/fixtures/page-words.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";

// The worker reads its environment at startup, so it is restarted after this, and again for the next file.
Object.assign(env, { CLAIMS: "verified" });
vi.resetModules();
afterAll(() => {
  Object.assign(env, { CLAIMS: "seed" });
  vi.resetModules();
});
const { ask } = await import("../../tests/fixtures/web-worker.ts");
const { capture, completeAttempt } = await import("../../tests/fixtures/life-assessment.ts");

collectConsole();
beforeEach(() => emptyTables(env.DB));

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
