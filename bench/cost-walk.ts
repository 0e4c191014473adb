import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import { createDatabase } from "#app/data/database.ts";
import { claimEmailJob, markEmailSent } from "#app/data/email-jobs.ts";
import { parseEmailAddress } from "#app/domain/mail/email-address.ts";
import { captureEmail } from "#app/funnels/life-assessment/server/capture-email.ts";
import { completeAttempt } from "#app/funnels/life-assessment/server/complete-attempt.ts";
import { loadPreview } from "#app/funnels/life-assessment/server/load-preview.ts";
import { readResults } from "#app/funnels/life-assessment/server/read-results.ts";
import { saveAnswers } from "#app/funnels/life-assessment/server/save-answers.ts";
import { startAttempt } from "#app/funnels/life-assessment/server/start-attempt.ts";
import { answersOf } from "./visitor-load.ts";

/** Costs of one part of a completed assessment. */
export type Cost = {
  part: string;
  requests: number;
  roundTrips: number;
  rowsWritten: number;
  rowsRead: number;
  queueOperations: number;
};

// Written, read and deleted.
const OPERATIONS_PER_MESSAGE = 3;
const LEASE_MS = 120_000;
const ADDRESS_PREFIX = "192.0.2";
/** Rate limits are free and not counted. */
const free = { limit: async () => ({ success: true }) };

/**
 * The cost of one visitor from the landing page to the mailed preview, with the app's own code on D1: each finished
 * step is saved in the background, the results are viewed once.
 */
export async function walkAssessment(d1: D1Database, visitorHash: string): Promise<Cost[]> {
  const costs: Cost[] = [];
  const enter = (part: string) => {
    const known = costs.find((cost) => cost.part === part);
    const cost = known ?? { part, ...NOTHING };
    if (!known) costs.push(cost);
    cost.requests += 1;
    return cost;
  };
  let current = enter("pages: landing, first step");
  current.requests = 2;
  const db = createDatabase(
    meterDatabase(d1, (answers) => {
      current.roundTrips += 1;
      for (const { meta } of answers) {
        current.rowsWritten += meta.rows_written;
        current.rowsRead += meta.rows_read;
      }
    }),
  );
  const messages: string[] = [];
  const deps = {
    db,
    clock: Date.now,
    enqueueEmails: (ids: string[]) => void messages.push(...ids),
    limits: { 5: free, 10: free, 30: free, 60: free, 300: free, 600: free },
  };
  const email = parseEmailAddress(`${visitorHash}@bench.example`);
  if (email === null) throw new Error("Invalid address.");

  const sender = { visitorHash, addressPrefix: ADDRESS_PREFIX };
  current = enter("start");
  const attempt = { id: (await startAttempt(deps, sender)).attemptId, visitorHash };
  const responses = answersOf(3);
  for (let from = 0; from < 95; from += 5) {
    current = enter("save in the background");
    await saveAnswers(deps, attempt, { responses: responses.slice(from, from + 5) });
  }
  current = enter("save of all answers");
  await saveAnswers(deps, attempt, { responses, progress_count: 100 });
  current = enter("complete");
  await completeAttempt(deps, attempt, 300);
  current = enter("page: preview");
  const visitor = { hash: visitorHash };
  await loadPreview(deps, { attemptId: attempt.id, visitor, country: null });
  current = enter("email-capture");
  await captureEmail(deps, attempt, { email, addressPrefix: ADDRESS_PREFIX });
  current = enter("results");
  await readResults(deps, { attempt, country: null });
  for (const id of messages) {
    current = enter("mail");
    current.queueOperations += OPERATIONS_PER_MESSAGE;
    await claimEmailJob(db, id, { now: Date.now(), leaseEndsAt: Date.now() + LEASE_MS });
    await markEmailSent(db, id, Date.now());
  }
  return costs;
}

const NOTHING = { requests: 0, roundTrips: 0, rowsWritten: 0, rowsRead: 0, queueOperations: 0 };

type Statement = { readonly sql: string; readonly params: readonly unknown[] };
type Answers = readonly D1Result<Record<string, unknown>>[];

/** Wraps a database: `note` gets the results, with their cost, of each round trip. */
function meterDatabase(d1: D1Database, note: (answers: Answers) => void): D1Database {
  const statements = new WeakMap<object, Statement>();
  const carry = async (sent: readonly Statement[]): Promise<Answers> => {
    const answers = await d1.batch<Record<string, unknown>>(
      sent.map(({ sql, params }) => d1.prepare(sql).bind(...params)),
    );
    note(answers);
    return answers;
  };
  const find = (prepared: object): Statement => {
    const statement = statements.get(prepared);
    if (!statement) throw new Error("Unknown prepared statement.");
    return statement;
  };
  const prepare = (sql: string, params: readonly unknown[] = []): D1PreparedStatement => {
    const send = async () => (await carry([{ sql, params }]))[0];
    const prepared = {
      bind: (...given: unknown[]) => prepare(sql, given),
      all: send,
      run: send,
      raw: async () => ((await send())?.results ?? []).map((row) => Object.values(row)),
    } as unknown as D1PreparedStatement;
    statements.set(prepared, { sql, params });
    return prepared;
  };
  const batch = (prepared: D1PreparedStatement[]) => carry(prepared.map(find));
  return { prepare: (sql: string) => prepare(sql), batch } as unknown as D1Database;
}
