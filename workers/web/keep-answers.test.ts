import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { keepAnswersNotice } from "#app/funnels/life-assessment/content/keep-answers.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import {
  type Attempt,
  capture,
  completeAttempt,
  HUNDRED,
  readResults,
  save,
  startAttempt,
} from "../../tests/fixtures/life-assessment.ts";
import { emptyTables, readRows } from "../../tests/fixtures/stored-rows.ts";
import { ask, ORIGIN, postForm } from "../../tests/fixtures/web-worker.ts";

const PATH = "/quiz2/keep-answers";
/** Answers with neither long runs nor contradictions. */
const SOUND = "4523".repeat(25);

const post = ({ id, cookie }: Attempt, fields: Record<string, string> = { keep: "yes" }) =>
  postForm(
    PATH,
    { attempt_id: id, ...fields },
    {
      headers: {
        Cookie: cookie,
        Referer: `${ORIGIN}/quiz2/mini/${id}`,
        "CF-IPCountry": "SE",
      },
    },
  );
const postByScript = async ({ id, cookie }: Attempt, fields: Record<string, string>) => {
  const headers = { Cookie: cookie, Accept: "application/json" };
  return (await postForm(PATH, { attempt_id: id, ...fields }, { headers })).json();
};
const readConsents = () =>
  readRows(env.DB, "select version, country, is_usable, is_counted from item_consents");
const GIVEN = { version: keepAnswersNotice.version, country: "SE", is_usable: 1, is_counted: 0 };

async function openResults(digits = SOUND): Promise<Attempt> {
  const attempt = await completeAttempt(digits);
  await capture(attempt);
  return attempt;
}
const readState = async (attempt: Attempt) =>
  (await (await readResults(attempt)).json<{ keep_answers?: string }>()).keep_answers;

collectConsole();
beforeEach(() => emptyTables(env.DB));

describe("A visitor who completed the assessment", () => {
  test("can agree once, and take it back, on the page that asked", async () => {
    const attempt = await openResults();
    expect(await readState(attempt)).toBe("open");
    for (const _ of [1, 2]) {
      const answer = await post(attempt);
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        303,
        `/quiz2/mini/${attempt.id}`,
      ]);
      expect(await readConsents()).toEqual([GIVEN]);
    }
    expect(await readState(attempt)).toBe("given");
    await post(attempt, {});
    expect(await readConsents()).toEqual([]);
    expect(await readState(attempt)).toBe("open");
  });

  test("sees the question last on the preview, unticked and apart from the order", async () => {
    const attempt = await openResults();
    const read = async () =>
      (await ask(`/quiz2/mini/${attempt.id}`, { headers: { Cookie: attempt.cookie } })).text();
    const page = await read();
    const box = page.match(/<input type="checkbox"[^>]*>/g) ?? [];
    expect(box).toHaveLength(1);
    expect(box[0]).not.toContain("checked");
    expect(page.indexOf(keepAnswersNotice.label)).toBeGreaterThan(page.indexOf("order-title"));
    await post(attempt);
    expect(await read()).toContain(keepAnswersNotice.given);
    await env.DB.prepare("update item_consents set is_counted = 1").run();
    const counted = await read();
    expect(counted).toContain(keepAnswersNotice.counted);
    expect(counted).not.toContain(keepAnswersNotice.takeBack);
    await post(attempt, {});
    expect(await readConsents()).toEqual([{ ...GIVEN, is_counted: 1 }]);
    // A page that was already open is told so.
    expect(await postByScript(attempt, {})).toEqual({ state: "counted" });
  });

  test("is not counted if the answers are too doubtful", async () => {
    await post(await openResults(HUNDRED));
    expect(await readConsents()).toEqual([{ ...GIVEN, is_usable: 0 }]);
  });

  test("is not asked after the answers are deleted", async () => {
    const attempt = await openResults();
    await env.DB.prepare("update quiz2_attempts set answers = null").run();
    expect(await readState(attempt)).toBeUndefined();
  });
});

test("Nobody can agree for somebody else, or before completing", async () => {
  const attempt = await openResults();
  const other = await startAttempt();
  await post({ ...attempt, cookie: other.cookie });
  await save(other, SOUND);
  await post(other);
  expect(await readConsents()).toEqual([]);
  await post(attempt);
  await post({ ...attempt, cookie: other.cookie }, {});
  expect(await readConsents()).toEqual([GIVEN]);
});

test.each([{ keep: "no" }, { attempt_id: "1" }, { more: "1" }])(
  "The form with %j is refused",
  async (fields) => {
    expect((await post(await openResults(), fields)).status).toBe(400);
    expect(await readConsents()).toEqual([]);
  },
);
