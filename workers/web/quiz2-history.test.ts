import { env } from "cloudflare:workers";
import { days } from "#app/domain/duration.ts";
import { findReportFile } from "#app/funnels/life-assessment/server/report-files.ts";
import { readText } from "../../tests/fixtures/downloads.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { ask } from "../../tests/fixtures/web-worker.ts";
import { describe, expect, test, vi } from "../../tests/setup/test.ts";

const HISTORY = "/quiz2/history";
/** The same answer throughout: with 1 to 5, each area scores 25, 38, 50, 62 or 75. */
const all = (digit: number) => `${digit}`.repeat(100);

/** Moves an attempt's completion into the past, since all of a test happens at once. */
async function completeAgo({ id }: life.Attempt, ageDays: number): Promise<void> {
  await env.DB.prepare("update quiz2_attempts set completed_at = ? where id = ?")
    .bind(Date.now() - days(ageDays), id)
    .run();
}

async function retake({ cookie }: life.Attempt, digits: string): Promise<life.Attempt> {
  const attempt = await life.startAttempt(cookie);
  await life.save(attempt, digits, { progress_count: 100 });
  expect((await life.complete(attempt)).status).toBe(200);
  return attempt;
}

async function subscribe(digit = 2): Promise<life.Attempt> {
  const buyer = await insertPaidAttempt({}, all(digit));
  await completeAgo(buyer, 60);
  return buyer;
}

/** Grants rights to a browser, as a mailed link does. */
const grant = ({ id }: life.Attempt, { id: own }: life.Attempt, rights: "reader" | "payer") =>
  env.DB.prepare(
    "insert into quiz2_attempt_visitors select ?, visitor_hash, 1, ? from quiz2_attempts where id = ?",
  )
    .bind(id, rights, own)
    .run();

const sinceOf = async (attempt: life.Attempt) =>
  (await (await life.readResults(attempt)).json<{ since_last_time?: object }>()).since_last_time;

const openHistory = async ({ cookie }: Pick<life.Attempt, "cookie">): Promise<[number, string]> => {
  const answer = await ask(HISTORY, { headers: cookie === "" ? {} : { Cookie: cookie } });
  return [answer.status, await answer.text()];
};

/** Returns the attempts that a page links to, in its order. */
const listLinked = (page: string): string[] => {
  const links = page.matchAll(/href="\/quiz2\/results\?attempt=([0-9a-f-]{36})&amp;from=history"/g);
  return [...new Set([...links].map(([, id]) => `${id}`))];
};

describe("The results of a retake", () => {
  test("show what has changed since the previous attempt, and nothing older", async () => {
    const first = await subscribe();
    const second = await retake(first, all(4));
    await completeAgo(second, 30);
    const third = await retake(first, all(5));
    expect(await sinceOf(first)).toBeUndefined();
    const change = { before: 38, after: 62, is_reliable: true };
    expect(await sinceOf(second)).toMatchObject({
      areas: { safety: change, growth: change },
      sub_dimensions: { Wisdom: { ...change, is_reliable: false } },
      caveats: ["bothDoubtful"],
    });
    expect(await sinceOf(third)).toMatchObject({
      areas: { recreation: { before: 62, after: 75, is_reliable: false } },
    });
  });

  test("say if the statements have changed since then", async () => {
    const first = await subscribe();
    await env.DB.prepare("update quiz2_attempts set bank_version = '2025-01'").run();
    expect(await sinceOf(await retake(first, all(3)))).toMatchObject({
      caveats: ["statements", "doubtfulAfter"],
    });
  });

  test("P18 are compared only while they are paid for", async () => {
    const first = await subscribe();
    const second = await retake(first, all(4));
    await env.DB.prepare("update quiz2_subscriptions set status = 'canceled'").run();
    await life.capture(second);
    const answer = await (await life.readResults(second)).text();
    expect(answer).toContain('"locked":true');
    expect(answer).not.toContain("since_last_time");
  });
});

test("P18 The report compares only for those who may see both attempts", async () => {
  const first = await subscribe();
  const second = await retake(first, all(4));
  const reader = await life.completeAttempt();
  await grant(second, reader, "reader");
  const compared = findReportFile(second.id, "report", first.id).key;
  await env.FILES.put(compared, "compared");
  await env.FILES.put(findReportFile(second.id, "report").key, "alone");
  const download = async ({ id }: life.Attempt, { cookie }: life.Attempt) =>
    readText(await ask(`/api/quiz2/report/${id}`, { headers: { Cookie: cookie } }));
  expect(await download(second, second)).toBe("compared");
  expect(await download(second, reader)).toBe("alone");
  await env.FILES.delete(compared);
  const queued = vi.spyOn(env.PRINT_QUEUE, "sendBatch");
  await download(second, second);
  expect(queued.mock.calls[0]?.[0]).toMatchObject([
    { body: { attemptId: second.id, since: first.id } },
  ]);
  queued.mockRestore();
});

describe("The history", () => {
  test("shows all attempts in order of time, each with a link to its results", async () => {
    const first = await subscribe();
    const second = await retake(first, all(4));
    const [status, page] = await openHistory(first);
    expect([status, listLinked(page)]).toEqual([200, [first.id, second.id]]);
  });

  test("of one attempt says when the next is due", async () => {
    const first = await subscribe();
    await completeAgo(first, 20);
    const [, early] = await openHistory(first);
    await completeAgo(first, 28);
    const [, due] = await openHistory(first);
    expect(early).toContain("Your next retake is due on");
    expect(due).toContain("Your next retake is due now");
    for (const page of [early, due]) expect(page).toContain('href="/quiz2/start"');
  });

  test("P18 is closed to other visitors, and to those who no longer pay", async () => {
    const first = await subscribe();
    const stranger = await life.completeAttempt();
    for (const cookie of ["", stranger.cookie]) {
      const [status, page] = await openHistory({ cookie });
      expect([status, listLinked(page)]).toEqual([403, []]);
    }
    await env.DB.prepare("update quiz2_subscriptions set status = 'canceled'").run();
    expect((await openHistory(first))[0]).toBe(403);
  });

  test("P18 shows a reader the attempt of the link, never mixed with their own", async () => {
    const first = await subscribe();
    const second = await retake(first, all(4));
    const reader = await life.completeAttempt(all(5));
    await grant(second, reader, "reader");
    const asReader = { ...second, cookie: reader.cookie };
    expect(await sinceOf(asReader)).toBeUndefined();
    const [, page] = await openHistory(reader);
    expect(listLinked(page)).toEqual([second.id]);
  });

  test.each([
    ["reader", false],
    ["payer", true],
  ] as const)("tells a %s whether the subscription includes a retake", async (right, isOpen) => {
    const first = await subscribe();
    const elsewhere = await life.completeAttempt(all(4));
    await grant(first, elsewhere, right);
    const [, page] = await openHistory(elsewhere);
    expect(page.includes("The retake is part of your subscription.")).toBe(isOpen);
    expect(page.includes('href="/quiz2/start"')).toBe(isOpen);
    expect(page.includes('href="/quiz2/manage#link"')).toBe(!isOpen);
    const retaken = await retake(elsewhere, all(5));
    await life.capture(retaken);
    expect((await (await life.readResults(retaken)).text()).includes('"locked":true')).toBe(
      !isOpen,
    );
  });

  test("in a buyer's second browser is open and shows the attempts of both browsers", async () => {
    const first = await subscribe();
    const elsewhere = await life.completeAttempt(all(4));
    await grant(first, elsewhere, "payer");
    const [, page] = await openHistory(elsewhere);
    expect(listLinked(page)).toEqual([first.id, elsewhere.id]);
    expect(await sinceOf(elsewhere)).toMatchObject({
      areas: { safety: { before: 38, after: 62 } },
    });
  });
});
