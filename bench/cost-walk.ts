import type { D1Database } from "@cloudflare/workers-types";
import { createDatabase, type Database } from "#app/data/database.ts";
import { claimEmailJob, markEmailSent } from "#app/data/email-jobs.ts";
import { countInDatabase } from "#app/data/funnel-counts.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { type AnswerValue, QUESTION_COUNT } from "#app/domain/life-areas.ts";
import { parseEmailAddress } from "#app/domain/mail/email-address.ts";
import type { Visit } from "#app/domain/visit.ts";
import { QUESTIONS } from "#app/funnels/life-assessment/content/question-bank.ts";
import { toResponseRecord } from "#app/funnels/life-assessment/rules/response-record.ts";
import { QUESTIONS_PER_STEP } from "#app/funnels/life-assessment/rules/steps.ts";
import { captureEmail } from "#app/funnels/life-assessment/server/capture-email.ts";
import { completeAttempt } from "#app/funnels/life-assessment/server/complete-attempt.ts";
import { loadPreview } from "#app/funnels/life-assessment/server/load-preview.ts";
import { readResults } from "#app/funnels/life-assessment/server/read-results.ts";
import { saveAnswers } from "#app/funnels/life-assessment/server/save-answers.ts";
import { startAttempt } from "#app/funnels/life-assessment/server/start-attempt.ts";
import { carryTo, databaseOver } from "../tests/fixtures/database-over.ts";

/** Costs of one part of a completed assessment; `of` names the group in which they are added up. */
export type Cost = {
  of: "assessment" | "mail" | "steps";
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
const COUNTRY = "US";
const VISIT: Visit = {
  source: "newsletter",
  campaign: "november",
  variant: "goods:plain",
  country: "US",
  day: 20_781,
  network: ADDRESS_PREFIX,
};
/** The statements that count steps in the calls' batches. */
const STEP_STATEMENT = /^insert into "(?:funnel_counts|origins)"/;
/** Rate limits are free and not counted. */
const free = { limit: async () => ({ success: true }) };

const RESPONSES = QUESTIONS.map((question, at) =>
  toResponseRecord(question, Number("4523"[at % 4]) as AnswerValue),
);

/**
 * One visitor from the landing page to the mailed results, with the app's own code on D1: each finished step is saved in
 * the background, and the results are viewed once. The methods are called in the order in which they stand here.
 */
export class CostWalk {
  readonly costs: Cost[] = [];
  readonly #visitorHash: string;
  readonly #db: Database;
  readonly #messages: string[] = [];
  #current: Cost = { of: "assessment", part: "", ...NOTHING };
  #attemptId: AttemptId | undefined;

  constructor(d1: D1Database, visitorHash: string) {
    this.#visitorHash = visitorHash;
    const carry = carryTo(d1);
    this.#db = createDatabase(
      databaseOver(async (sent) => {
        const answers = await carry(sent);
        this.#current.roundTrips += 1;
        for (const [at, { meta }] of answers.entries()) {
          const isStep = STEP_STATEMENT.test(sent[at]?.sql ?? "");
          const cost = isStep ? this.#find("steps", "in the calls' batches") : this.#current;
          cost.rowsWritten += meta.rows_written;
          cost.rowsRead += meta.rows_read;
        }
        return answers;
      }),
    );
  }

  /** From the landing page to the preview, before an address is given. */
  async assess(): Promise<void> {
    this.#enter("assessment", "pages: landing, first step").requests = 2;
    this.#enter("steps", "told by the landing page");
    await countInDatabase(this.#db)(VISIT, ["quiz2.seen"]);
    this.#enter("assessment", "start");
    const sender = { visitorHash: this.#visitorHash, addressPrefix: ADDRESS_PREFIX, visit: VISIT };
    const { attemptId } = await startAttempt(this.#deps, sender);
    this.#attemptId = attemptId;
    for (let from = 0; from < QUESTION_COUNT - QUESTIONS_PER_STEP; from += QUESTIONS_PER_STEP) {
      this.#enter("assessment", "save in the background");
      const responses = RESPONSES.slice(from, from + QUESTIONS_PER_STEP);
      await saveAnswers(this.#deps, this.#attempt, { responses });
    }
    this.#enter("assessment", "save of all answers");
    const all = { responses: RESPONSES, progress_count: QUESTION_COUNT };
    await saveAnswers(this.#deps, this.#attempt, all);
    this.#enter("assessment", "complete");
    await completeAttempt(this.#deps, this.#attempt, 300);
    this.#enter("assessment", "page: preview");
    const visitor = { hash: this.#visitorHash };
    await loadPreview(this.#deps, { attemptId, visitor, country: COUNTRY });
  }

  /** The address with its mail, and the results that it opens. */
  async mail(): Promise<void> {
    const email = parseEmailAddress(`${this.#visitorHash}@bench.example`);
    if (email === null) throw new Error("Invalid address.");
    this.#enter("mail", "email-capture: address and mail");
    await captureEmail(this.#deps, this.#attempt, { email, addressPrefix: ADDRESS_PREFIX });
    this.#enter("assessment", "results");
    await readResults(this.#deps, { attempt: this.#attempt, country: COUNTRY });
    for (const id of this.#messages) {
      this.#enter("mail", "sending it").queueOperations += OPERATIONS_PER_MESSAGE;
      const now = Date.now();
      await claimEmailJob(this.#db, id, { now, leaseEndsAt: now + LEASE_MS });
      await markEmailSent(this.#db, { id, kind: "quiz2_preview" }, now);
    }
  }

  #enter(of: Cost["of"], part: string): Cost {
    this.#current = this.#find(of, part);
    this.#current.requests += 1;
    return this.#current;
  }

  #find(of: Cost["of"], part: string): Cost {
    const known = this.costs.find((cost) => cost.part === part);
    const cost = known ?? { of, part, ...NOTHING };
    if (known === undefined) this.costs.push(cost);
    return cost;
  }

  get #attempt() {
    if (this.#attemptId === undefined) throw new Error("Nothing was started.");
    return { id: this.#attemptId, visitorHash: this.#visitorHash };
  }

  get #deps() {
    return {
      db: this.#db,
      clock: Date.now,
      enqueueEmails: (ids: string[]) => void this.#messages.push(...ids),
      limits: { 5: free, 10: free, 30: free, 60: free, 300: free, 600: free },
    };
  }
}

const NOTHING = { requests: 0, roundTrips: 0, rowsWritten: 0, rowsRead: 0, queueOperations: 0 };
