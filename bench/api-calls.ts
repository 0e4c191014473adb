import { setTimeout as sleep } from "node:timers/promises";
import type { AnswerValue } from "#app/domain/life-areas.ts";
import { QUESTIONS } from "#app/funnels/life-assessment/content/question-bank.ts";
import { toResponseRecord } from "#app/funnels/life-assessment/rules/response-record.ts";
import { type Act, type Answer, makeReplay, nameOfCall, readGiven } from "./recording.ts";

type Call = { method: "GET" | "POST"; path: string; body?: object };

/** A visitor, who keeps the cookie and the attempt between the calls. */
export type Caller = { readonly email: string; cookie: string; attempt: string };

/** Until what the app does after its answer is recorded too. */
const SETTLE_MS = 300;

const responses = QUESTIONS.map((question, at) =>
  toResponseRecord(question, (1 + ((at * 7) % 5)) as AnswerValue),
);

export const newCaller = (): Caller => ({
  email: `${crypto.randomUUID()}@bench.example`,
  cookie: "",
  attempt: "",
});

const post = (path: string, body?: object): Call => ({
  method: "POST",
  path: `/api/${path}`,
  ...(body && { body }),
});

/** In the order in which a visitor makes them: each needs what the ones before it have stored. */
export const calls: Record<string, (caller: Caller) => Call> = {
  signup: ({ email }) => post("waitlist/signup", { email, source: "bench" }),
  count: () => ({ method: "GET", path: "/api/waitlist/count" }),
  submit: ({ email }) => {
    const person = { name: "Ada", email, age: "25–34", gender: "female" };
    return post("quiz/submit", { ...person, archetype: "echo" });
  },
  start: () => post("quiz2/start"),
  "save of 100 answers": ({ attempt }) =>
    post("quiz2/save", { attempt_id: attempt, responses, progress_count: 100 }),
  complete: ({ attempt }) =>
    post("quiz2/complete", { attempt_id: attempt, time_spent_seconds: 300 }),
  "email-capture": ({ attempt, email }) =>
    post("quiz2/email-capture", { attemptId: attempt, email }),
  results: ({ attempt }) => ({ method: "GET", path: `/api/quiz2/results/${attempt}` }),
};

/** @throws Error for a status other than 2xx */
export async function send(
  origin: string,
  { method, path, body }: Call,
  cookie = "",
): Promise<Answer> {
  const response = await fetch(origin + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      // The visits of unnamed browsers are not counted, and a count is not answered from memory.
      "User-Agent": "Mozilla/5.0 (Linux; Android 16) Chrome/145.0.0.0 Mobile",
      "Cache-Control": "no-cache",
      "Content-Type": "application/json",
      ...(cookie && { Cookie: cookie }),
    },
  });
  const answer = await response.text();
  const { status } = response;
  if (!response.ok) throw new Error(`${method} ${path} answers ${status} ${answer.slice(0, 300)}`);
  return { status, cookie: response.headers.get("set-cookie") ?? "", body: answer };
}

export async function sendAs(origin: string, caller: Caller, call: Call): Promise<Answer> {
  const answer = await send(origin, call, caller.cookie);
  caller.cookie = /visitor=[^;]*/.exec(answer.cookie)?.[0] ?? caller.cookie;
  const told = JSON.parse(answer.body) as { attempt_id?: string };
  caller.attempt = told.attempt_id ?? caller.attempt;
  return answer;
}

/** Makes each call once at a server that records, and ends the recording. Returns the replays by name of the call. */
export async function recordCalls(origin: string): Promise<object> {
  const takeActs = async (method = "GET"): Promise<Act[]> =>
    (await fetch(`${origin}/__acts`, { method })).json() as never;
  const caller = newCaller();
  const replays: Record<string, object> = {};
  for (const toCall of Object.values(calls)) {
    await takeActs();
    const call = toCall(caller);
    const answer = await sendAs(origin, caller, call);
    await sleep(SETTLE_MS);
    const body = call.body === undefined ? "" : JSON.stringify(call.body);
    const given = readGiven(call.path, caller.cookie, body);
    replays[nameOfCall(call.method, call.path)] = makeReplay(await takeActs(), answer, given);
  }
  await takeActs("DELETE");
  return replays;
}
