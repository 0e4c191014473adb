import type { D1Database } from "@cloudflare/workers-types";

type Handle = (db: D1Database, request: Request) => Promise<Response>;
type Attempt = { attempt_id: string };
type Save = Attempt & { responses: { q_id: string; value: number }[]; progress_count?: number };

const OWNED = `("quiz2_attempts"."id" = ?1 and "quiz2_attempts"."visitor_hash" = ?2)`;
const OPEN = `(${OWNED} and "quiz2_attempts"."status" = 'started')`;
const START = `insert into quiz2_attempts (id, visitor_hash, started_at, bank_version)
  values (?1, ?2, ?3, 'bare')`;
const UNFINISHED = `select id, length(replace(answers, ' ', '')) as answered
  from quiz2_attempts where visitor_hash = ?1 and status = 'started' and started_at >= ?2 and bank_version = 'bare' and continued_at is null
  and answers is not null order by started_at desc limit 1`;
const FIND = `select status, progress_count, user_id, scores from quiz2_attempts where ${OWNED}`;
const NUMBERS = Array.from({ length: 100 }, (_, at) => `(${at + 1})`).join(", ");
const MERGED = `select group_concat(coalesce(nullif(substr(?3, column1, 1), ' '), nullif(substr(answers, column1, 1), ''), ' '), '' order by column1)
  from (values ${NUMBERS})`;
const SAVE = `update quiz2_attempts set answers = (${MERGED}), answered_at = ?4, progress_count = ?5, scores = ?6
  where ${OPEN} returning status, progress_count`;
const COMPLETE = `update quiz2_attempts set status = 'completed', progress_count = 100, completed_at = ?3,
  time_spent_seconds = 300 where ${OPEN} and scores is not null returning id`;
const USER = "insert into quiz2_users (id, email) values (?1, ?2) on conflict do nothing";
const CAPTURE = "update quiz2_attempts set user_id = ?1 where id = ?1";
const SCORES = JSON.stringify({
  overall: 50,
  areas: { safety: 50 },
  subDimensions: "x".repeat(700),
});

/** The cookie value is the visitor. */
const visitorOf = (request: Request) => request.headers.get("Cookie")?.split("=")[1] ?? "";

/** The SQL statements of the life assessment's calls, and nothing around them. */
export const assessmentCalls: Record<string, Handle> = {
  start: async (db) => {
    const [id, visitor, now] = [crypto.randomUUID(), crypto.randomUUID(), Date.now()];
    await db.batch([
      db.prepare(START).bind(id, visitor, now),
      db.prepare(UNFINISHED).bind(visitor, 0),
    ]);
    const headers = { "Set-Cookie": `visitor=${visitor}; Path=/` };
    return Response.json({ attempt_id: id }, { status: 201, headers });
  },
  save: async (db, request) => {
    const { attempt_id: id, responses, progress_count = 0 } = (await request.json()) as Save;
    const packed = Array<number | string>(100).fill(" ");
    for (const { q_id, value } of responses) packed[Number(q_id.slice(1)) - 1] = value;
    const visitor = visitorOf(request);
    await db
      .prepare(SAVE)
      .bind(id, visitor, packed.join(""), Date.now(), progress_count, SCORES)
      .run();
    return Response.json({ saved: responses.length, progress_count });
  },
  complete: async (db, request) => {
    const { attempt_id: id } = (await request.json()) as Attempt;
    const done = await db.prepare(COMPLETE).bind(id, visitorOf(request), Date.now()).run();
    return Response.json({ success: true }, { status: done.results.length === 1 ? 200 : 409 });
  },
  "email-capture": async (db, request) => {
    const { attemptId, email } = (await request.json()) as { attemptId: string; email: string };
    await db.batch([db.prepare(USER).bind(attemptId, email), db.prepare(CAPTURE).bind(attemptId)]);
    return Response.json({ success: true });
  },
  results: async (db, request) => {
    const id = new URL(request.url).pathname.split("/").at(-1);
    const found = await db.prepare(FIND).bind(id, visitorOf(request)).run<{ scores: string }>();
    return Response.json(JSON.parse(found.results[0]?.scores ?? "null"));
  },
};
