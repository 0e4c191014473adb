import type { D1Database } from "@cloudflare/workers-types";
import { completeStartedAttempt, insertAttempt } from "#app/data/quiz2-attempts.ts";
import { findScoredAttempt } from "#app/data/quiz2-entitlements.ts";
import { upsertAnswers } from "#app/data/quiz2-responses.ts";
import { captureUserEmail } from "#app/data/quiz2-users.ts";
import { packAnswers } from "#app/data/schema/packed-answers.ts";
import { packScores } from "#app/data/schema/stored-scores.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { AnswerValue, AssessmentScores } from "#app/domain/life-areas.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { recordStatements, sendStatements } from "./recorded-statements.ts";

type Handle = (db: D1Database, request: Request) => Promise<Response>;
type Attempt = { attempt_id: string };
type Save = Attempt & { responses: { q_id: string; value: AnswerValue }[]; progress_count: number };

// Placeholders for what differs from request to request.
const [ID, VISITOR, EMAIL, JOB, KEY] = ["id", "visitor", "e@mail", "job", "key"] as const;
const AT = Date.UTC(2026, 0, 1);
const PROGRESS = 99;
const ATTEMPT = { id: ID as AttemptId, visitorHash: VISITOR };
const ANSWERS = new Map([[1, 1 as AnswerValue]]);
const SCORES = { overall: 50, subDimensions: {} } as AssessmentScores;

const start = recordStatements((db) =>
  insertAttempt(db, { ...ATTEMPT, startedAt: AT, noticeVersion: 1, bankVersion: "bare" }, 0),
);
const save = recordStatements((db) =>
  upsertAnswers(db, ATTEMPT, {
    answers: ANSWERS,
    savedAt: AT,
    progressCount: PROGRESS,
    scores: SCORES,
  }),
);
const complete = recordStatements((db) =>
  completeStartedAttempt(db, ATTEMPT, { completedAt: AT, timeSpentSeconds: 300 }),
);
const capture = recordStatements((db) =>
  captureUserEmail(db, ATTEMPT, {
    email: EMAIL as EmailAddress,
    capturedAt: AT,
    job: {
      id: JOB,
      kind: "quiz2_preview",
      attemptId: ATTEMPT.id,
      email: EMAIL as EmailAddress,
      recipient: EMAIL,
      payload: {},
      dedupeKey: KEY,
      createdAt: AT,
    },
  }),
);
const results = recordStatements((db) => findScoredAttempt(db, ATTEMPT));

/** As long as the scores of an assessment. */
const STORED_SCORES = JSON.stringify({
  overall: 50,
  areas: { safety: 50 },
  subDimensions: Array(25).fill(50),
});

/** The cookie value is the visitor. */
const visitorOf = (request: Request) => request.headers.get("Cookie")?.split("=")[1] ?? "";

/** The SQL statements of the life assessment's calls, and nothing around them. */
export const assessmentCalls: Record<string, Handle> = {
  start: async (db) => {
    const id = crypto.randomUUID();
    const visitor = crypto.randomUUID();
    await sendStatements(db, await start, { [ID]: id, [VISITOR]: visitor });
    const headers = { "Set-Cookie": `visitor=${visitor}; Path=/` };
    return Response.json({ attempt_id: id }, { status: 201, headers });
  },
  save: async (db, request) => {
    const { attempt_id: id, responses, progress_count } = (await request.json()) as Save;
    const packed = Array<number | string>(100).fill(" ");
    for (const { q_id, value } of responses) packed[Number(q_id.slice(1)) - 1] = value;
    await sendStatements(db, await save, {
      [ID]: id,
      [VISITOR]: visitorOf(request),
      [PROGRESS]: progress_count,
      [packAnswers(ANSWERS)]: packed.join(""),
      [packScores(SCORES)]: STORED_SCORES,
    });
    return Response.json({ saved: responses.length, progress_count });
  },
  complete: async (db, request) => {
    const { attempt_id: id } = (await request.json()) as Attempt;
    const owned = { [ID]: id, [VISITOR]: visitorOf(request) };
    const done = await sendStatements(db, await complete, owned);
    return Response.json({ success: true }, { status: done.length === 1 ? 200 : 409 });
  },
  "email-capture": async (db, request) => {
    const { attemptId: id, email } = (await request.json()) as { attemptId: string; email: string };
    const owned = { [ID]: id, [VISITOR]: visitorOf(request) };
    const job = { [EMAIL]: email, [JOB]: crypto.randomUUID(), [KEY]: email };
    const found = await sendStatements(db, await capture, { ...owned, ...job });
    return Response.json({ success: true }, { status: found.length === 1 ? 200 : 404 });
  },
  results: async (db, request) => {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const owned = { [ID]: id, [VISITOR]: visitorOf(request) };
    const [found] = await sendStatements<{ scores: string }>(db, await results, owned);
    return found
      ? Response.json(JSON.parse(found.scores))
      : Response.json({ message: "not found" }, { status: 404 });
  },
};
