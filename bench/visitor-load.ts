import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import type { AnswerValue } from "#app/domain/life-areas.ts";
import { QUESTIONS } from "#app/funnels/life-assessment/content/question-bank.ts";
import {
  type ResponseRecord,
  toResponseRecord,
} from "#app/funnels/life-assessment/rules/response-record.ts";
import type { LoadFigures } from "./load.ts";

/** All one hundred answers, varied; another `shift` changes every one of them. */
export const answersOf = (shift: number): ResponseRecord[] =>
  QUESTIONS.map((question, at) =>
    toResponseRecord(question, (1 + ((at * 7 + shift) % 5)) as AnswerValue),
  );

type Attempt = { id: string; cookie: string };
type Send = (method: string, path: string, attempt?: Attempt, body?: string) => Promise<Attempt>;

/** What one visitor does before the measurement, and repeatedly during it. */
type Scenario = {
  prepare: (calls: Calls) => Promise<Attempt | undefined>;
  repeat: (calls: Calls, attempt: Attempt | undefined, turn: number) => Promise<unknown>;
  /** An attempt accepts this call only once, so each turn needs a new attempt; the measurement ends with the last. */
  isOnce?: boolean;
};

// Any two of them differ in every answer, so that each save changes one hundred answers.
const RESPONSES = [0, 1].map((shift) => JSON.stringify(answersOf(shift)));

type Calls = ReturnType<typeof callsOver>;
export const callsOver = (send: Send) => ({
  start: () => send("POST", "start"),
  save: (attempt: Attempt, turn: number) => {
    const responses = RESPONSES[turn % RESPONSES.length];
    const body = `{"attempt_id":"${attempt.id}","responses":${responses},"progress_count":100}`;
    return send("POST", "save", attempt, body);
  },
  complete: (attempt: Attempt) => {
    const body = `{"attempt_id":"${attempt.id}","time_spent_seconds":300}`;
    return send("POST", "complete", attempt, body);
  },
  capture: (attempt: Attempt) => {
    const body = `{"attemptId":"${attempt.id}","email":"${attempt.id}@bench.example"}`;
    return send("POST", "email-capture", attempt, body);
  },
  results: (attempt: Attempt) => send("GET", `results/${attempt.id}`, attempt),
});

const given = (attempt: Attempt | undefined): Attempt => {
  if (!attempt) throw new Error("The visitor has no attempt.");
  return attempt;
};

async function answered(calls: Calls): Promise<Attempt> {
  const attempt = await calls.start();
  await calls.save(attempt, 0);
  return attempt;
}

async function completed(calls: Calls): Promise<Attempt> {
  const attempt = await answered(calls);
  await calls.complete(attempt);
  return attempt;
}

export const scenarios: Record<string, Scenario> = {
  start: { prepare: async () => undefined, repeat: (calls) => calls.start() },
  "save of 100 answers": {
    prepare: (calls) => calls.start(),
    repeat: (calls, attempt, turn) => calls.save(given(attempt), turn),
  },
  complete: {
    prepare: answered,
    isOnce: true,
    repeat: (calls, attempt) => calls.complete(given(attempt)),
  },
  "email-capture": {
    prepare: completed,
    isOnce: true,
    repeat: (calls, attempt) => calls.capture(given(attempt)),
  },
  results: {
    prepare: async (calls) => {
      const attempt = await completed(calls);
      await calls.capture(attempt);
      return attempt;
    },
    repeat: (calls, attempt) => calls.results(given(attempt)),
  },
  "start, save, complete, email-capture": {
    prepare: async () => undefined,
    repeat: async (calls) => calls.capture(await completed(calls)),
  },
};

/** How many attempts are prepared for each second of a call that each attempt accepts only once. */
const ATTEMPTS_PER_SECOND = 200;

/**
 * Prepares concurrent visitors, each with its own connection and one call at a time. Returns the measurement, which is
 * then ready to run.
 */
export async function prepareVisitors(
  origin: string,
  { prepare, repeat, isOnce = false }: Scenario,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<() => Promise<LoadFigures>> {
  const { send, close } = openConnection(origin, connections);
  const tookMs: number[] = [];
  let isMeasuring = false;
  let errors = 0;
  const calls = callsOver(async (method, path, attempt, body) => {
    const sentAt = performance.now();
    const answer = await send(method, path, attempt, body);
    if (isMeasuring) tookMs.push(performance.now() - sentAt);
    return answer;
  });
  const turns = isOnce ? Math.ceil((seconds * ATTEMPTS_PER_SECOND) / connections) : 1;
  const visitors = await Promise.all(
    Array.from({ length: connections }, async () => {
      const attempts: (Attempt | undefined)[] = [];
      while (attempts.length < turns) attempts.push(await prepare(calls));
      return attempts;
    }),
  );

  return async () => {
    isMeasuring = true;
    const startedAt = performance.now();
    const endsAt = startedAt + seconds * 1_000;
    const visit = async (attempts: (Attempt | undefined)[]) => {
      for (let turn = 1; performance.now() < endsAt; turn++) {
        if (isOnce && turn > turns) return;
        await repeat(calls, attempts[isOnce ? turn - 1 : 0], turn).catch(() => {
          errors += 1;
        });
      }
    };
    await Promise.all(visitors.map(visit));
    const duration = (performance.now() - startedAt) / 1_000;
    close();
    const sorted = tookMs.toSorted((left, right) => left - right);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const requests = tookMs.length;
    return {
      requests,
      errors,
      requestsPerSecond: requests / duration,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
    };
  };
}

/** Sends calls of the assessment over this many persistent connections. */
export function openConnection(
  origin: string,
  connections: number,
): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send: Send = (method, path, attempt, body) =>
    sendOne(agent, `${origin}/api/quiz2/${path}`, method, attempt, body);
  return { send, close: () => agent.destroy() };
}

/** @throws Error for a status other than 2xx */
async function sendOne(
  agent: Agent,
  url: string,
  method: string,
  attempt: Attempt | undefined,
  body = "",
): Promise<Attempt> {
  const { status, cookie, answer } = await new Promise<{
    status: number;
    cookie: string | undefined;
    answer: string;
  }>((resolve, reject) => {
    const headers = {
      ...(attempt && { cookie: attempt.cookie }),
      ...(body && { "content-type": "application/json" }),
      "content-length": Buffer.byteLength(body),
    };
    const sent = request(url, { method, agent, headers }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const cookie = answered["set-cookie"]?.[0]?.split(";")[0];
      text(response).then((answer) => resolve({ status, cookie, answer }), reject);
    });
    sent.on("error", reject).end(body);
  });
  if (status < 200 || status > 299) throw new Error(`${method} ${url} answers ${status} ${answer}`);
  const { attempt_id: id = attempt?.id ?? "" } = JSON.parse(answer) as { attempt_id?: string };
  return { id, cookie: cookie ?? attempt?.cookie ?? "" };
}
