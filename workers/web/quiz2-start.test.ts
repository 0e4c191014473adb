import { days } from "#app/domain/duration.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { BANK_VERSION } from "#app/funnels/life-assessment/content/question-bank.ts";
import { startNotice } from "#app/funnels/life-assessment/content/start-notice.ts";
import { BANK_VERSIONS } from "#app/funnels/life-assessment/rules/report/statements-of.ts";
import { endlessBody } from "../../tests/fixtures/bodies.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { readRows } from "../../tests/fixtures/rows.ts";
import { ask, cookieOf, postJson } from "../../tests/fixtures/web-worker.ts";
import { beforeEach, describe, expect, test, vi } from "../../tests/setup/test.ts";

const PATH = "/api/quiz2/start";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NOW = Date.UTC(2026, 10, 20, 12);

/** Returns the unfinished attempt that is offered when this browser starts another one. */
async function unfinishedOf(cookie: string): Promise<unknown> {
  const body = await (await life.start(cookie)).json<Record<string, unknown>>();
  expect(Object.keys(body)).toEqual(
    "unfinished" in body ? ["attempt_id", "unfinished"] : ["attempt_id"],
  );
  return body["unfinished"];
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  return () => void vi.useRealTimers();
});

test("A start is answered 201 with the id of a fresh attempt, and the answer is not cached", async () => {
  const answer = await life.start();
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const { attempt_id, ...more } = await answer.json<{ attempt_id: string }>();
  expect([answer.status, attempt_id, more]).toEqual([201, expect.stringMatching(UUID), {}]);
  expect(await readRows("select * from quiz2_attempts")).toEqual([
    {
      id: attempt_id,
      user_id: null,
      quiz_key: "quiz2",
      status: "started",
      progress_count: 0,
      started_at: NOW,
      completed_at: null,
      time_spent_seconds: 0,
      visitor_hash: expect.stringMatching(/^[\w-]{43}$/),
      scores: null,
      bank_version: BANK_VERSION,
      continued_at: null,
      link_generation: 0,
      notice_version: startNotice.version,
      origin_id: null,
      answers: null,
      answered_at: null,
    },
  ]);
});

test("Each start creates an attempt of its own, even if many come at once", async () => {
  const { cookie } = await life.startAttempt();
  const attempts = await Promise.all(Array.from({ length: 20 }, () => life.startAttempt(cookie)));
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(20);
  expect(await readRows("select id from quiz2_attempts")).toHaveLength(21);
});

describe("An unfinished attempt is offered", () => {
  test("with the number of its answers", async () => {
    const attempt = await life.startAttempt();
    await life.save(attempt, life.HUNDRED.slice(0, 60));
    expect(await unfinishedOf(attempt.cookie)).toEqual({ attempt_id: attempt.id, answered: 60 });
    await life.save(attempt, "5".repeat(61));
    expect(await unfinishedOf(attempt.cookie)).toEqual({ attempt_id: attempt.id, answered: 61 });
  });

  test("if it is the newest of several with answers", async () => {
    const oldest = await life.startAttempt();
    await life.save(oldest, "11");
    vi.setSystemTime(NOW + 1);
    const newest = await life.startAttempt(oldest.cookie);
    await life.save(newest, "1");
    vi.setSystemTime(NOW + 2);
    await life.startAttempt(oldest.cookie);
    expect(await unfinishedOf(oldest.cookie)).toEqual({ attempt_id: newest.id, answered: 1 });
  });

  test.each([
    ["on its thirtieth day", 0, true],
    ["but not a moment later", 1, false],
  ])("%s", async (_when, late, isOffered) => {
    const attempt = await life.startAttempt();
    await life.save(attempt, "1");
    vi.setSystemTime(NOW + days(30) + late);
    const expected = isOffered ? { attempt_id: attempt.id, answered: 1 } : undefined;
    expect(await unfinishedOf(attempt.cookie)).toEqual(expected);
  });
});

describe("No attempt is offered", () => {
  test("if it has no answers", async () => {
    const { cookie } = await life.startAttempt();
    expect(await unfinishedOf(cookie)).toBeUndefined();
  });

  test("to another visitor, without a cookie, or with a malformed one", async () => {
    await life.save(await life.startAttempt(), life.HUNDRED);
    const other = await life.startAttempt();
    for (const cookie of [other.cookie, "", "__Host-visitor=x", `${other.cookie}x`]) {
      expect(await unfinishedOf(cookie)).toBeUndefined();
    }
  });

  test("if it was continued; its continuation is offered instead", async () => {
    const old = await life.startAttempt();
    await life.save(old, "123");
    const fresh = await life.startAttempt(old.cookie);
    await life.resume(fresh, old.id);
    expect(await unfinishedOf(old.cookie)).toEqual({ attempt_id: fresh.id, answered: 3 });
    await life.save(fresh, life.HUNDRED, { progress_count: 100 });
    await life.complete(fresh);
    expect(await unfinishedOf(old.cookie)).toBeUndefined();
  });
});

describe("The bank version that a page was served with", () => {
  const startWith = (version: string) => postJson(`${PATH}?bank_version=${version}`, null);
  const readVersions = () => readRows("select bank_version from quiz2_attempts");

  test.each(BANK_VERSIONS)("is stored with its attempt: %s", async (version) => {
    expect((await startWith(version)).status).toBe(201);
    expect(await readVersions()).toEqual([{ bank_version: version }]);
  });

  test.each(["2026-01", "", "__proto__"])(
    "is refused if it is not known: '%s'",
    async (version) => {
      const answer = await startWith(version);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { code: "invalid_input", message: expect.stringContaining("reload") },
      ]);
      expect(await readVersions()).toEqual([]);
    },
  );

  test("decides what is offered: answers to an earlier version are not", async () => {
    const [earlier = ""] = BANK_VERSIONS;
    const old = await startWith(earlier);
    const cookie = cookieOf(old);
    const { attempt_id: id } = await old.json<{ attempt_id: AttemptId }>();
    await life.save({ id, cookie }, "123");
    expect(await unfinishedOf(cookie)).toBeUndefined();
  });
});

test("A start takes no body: whatever is sent is not read", async () => {
  for (const body of ["{", '{"attempt_id":1}', "x".repeat(70_000)]) {
    expect((await postJson(PATH, body)).status).toBe(201);
  }
  const { body, taken } = endlessBody(new Uint8Array(65_536).fill(97));
  expect((await ask(PATH, { method: "POST", body })).status).toBe(201);
  expect(taken.bytes).toBeLessThan(524_288);
});
