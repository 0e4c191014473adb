import { beforeEach, describe, expect, test, vi } from "vitest";
import { BANK_VERSION } from "../../content/question-bank.ts";
import { createAnswerStore } from "./answer-store.ts";
import { createAttemptSession } from "./attempt-session.ts";

type Sent = {
  attempt_id?: string;
  time_spent_seconds?: number;
  responses?: { q_id: string; value: number }[];
};

const stored = new Map<string, string>();
const bodies: Sent[] = [];
/** The attempts on the server, and their answers. */
const attempts = new Map<string, Map<string, number>>();
const calls: string[] = [];
let startAnswer: () => unknown;
let startHeaders: Record<string, string>;
let started = 0;

const refuse = (status: number, message: string) => Response.json({ message }, { status });

async function serve(path: string, { body }: { body?: string } = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(path, "https://kindling.example");
  const name = pathname.split("/").at(-1) ?? "";
  calls.push(name);
  if (name === "start" && searchParams.get("bank_version") !== BANK_VERSION) {
    return refuse(400, "The page does not say which statements it shows.");
  }
  if (name === "start") {
    return Response.json(startAnswer(), { status: 201, headers: startHeaders });
  }
  const sent: Sent = JSON.parse(body ?? "{}");
  bodies.push(sent);
  const { attempt_id = "", responses = [] } = sent;
  const answers = attempts.get(attempt_id);
  if (answers === undefined) return refuse(404, "We couldn’t find this assessment.");
  for (const { q_id, value } of responses) answers.set(q_id, value);
  return Response.json({ success: true });
}

beforeEach(() => {
  stored.clear();
  attempts.clear();
  calls.length = 0;
  started = 0;
  startHeaders = {};
  startAnswer = () => {
    started += 1;
    attempts.set(`attempt-${started}`, new Map());
    return { attempt_id: `attempt-${started}` };
  };
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", serve);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => void vi.unstubAllGlobals();
});

async function open() {
  const store = createAnswerStore();
  const session = createAttemptSession(store);
  await session.start();
  store.answer("Q1", 4);
  store.answer("Q2", 2);
  return { store, session };
}

test.each([
  ["says so", () => vi.stubGlobal("navigator", { cookieEnabled: false })],
  ["does not return the cookie", () => (startHeaders = { "New-Visitor": "1" })],
])(
  "No attempt is started in a browser that refuses cookies: it %s",
  async (_how, refuseCookies) => {
    refuseCookies();
    // The page remembers what the server has noticed.
    vi.resetModules();
    const fresh = await import("./attempt-session.ts");
    const session = fresh.createAttemptSession(createAnswerStore());
    await expect(session.start()).rejects.toThrow(fresh.CookiesBlocked);
    expect(session.isStarted()).toBe(false);
  },
);

test("An attempt that is gone from the server continues as a fresh one with all answers", async () => {
  const { store, session } = await open();
  await session.save(store.answers);
  attempts.clear();
  store.answer("Q3", 5);
  await session.save(new Map([["Q3", 5]]));
  expect([...attempts]).toEqual([["attempt-2", new Map(Object.entries({ Q1: 4, Q2: 2, Q3: 5 }))]]);
  expect(stored.get("quiz2_attempt_id")).toBe("attempt-2");
});

test("An attempt that is gone is completed too, under the id of the fresh one", async () => {
  const { session } = await open();
  attempts.clear();
  expect(await session.complete()).toBe("attempt-2");
  expect(calls).toEqual(["start", "complete", "start", "save", "complete"]);
});

test("Two simultaneous calls that find the attempt gone start one fresh attempt", async () => {
  const { store, session } = await open();
  attempts.clear();
  await Promise.all([session.save(store.answers), session.save(store.answers)]);
  expect(started).toBe(2);
});

test("A browser without cookies does not start an attempt with each save", async () => {
  const { store, session } = await open();
  for (let turn = 0; turn < 20; turn += 1) {
    attempts.clear();
    const create = startAnswer;
    startAnswer = () => {
      const answer = create();
      attempts.clear();
      return answer;
    };
    await expect(session.save(store.answers)).rejects.toMatchObject({ status: 404 });
    startAnswer = create;
  }
  expect(started).toBe(4);
});

test("A page that is being left starts no fresh attempt", async () => {
  const { store, session } = await open();
  attempts.clear();
  await expect(session.save(store.answers, { isLeaving: true })).rejects.toMatchObject({
    status: 404,
  });
  expect(started).toBe(1);
});

describe("The time that completion sends", () => {
  const MINUTE_MS = 60_000;
  let now = 0;
  /** A page that is open for a minute, then stores its answers. */
  const openForAMinute = async (isContinued: boolean) => {
    const store = createAnswerStore();
    const session = createAttemptSession(store);
    const offer = await session.start();
    if (isContinued && offer) {
      await session.resume(offer);
      store.addEarlier(offer.stored, new Map());
    }
    store.answer("Q1", 4);
    now += MINUTE_MS;
    session.store(0);
    return session;
  };
  const readSent = () => bodies.at(-1)?.time_spent_seconds;

  beforeEach(() => {
    now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    return () => void vi.restoreAllMocks();
  });

  test("includes earlier page loads that the attempt continues", async () => {
    await openForAMinute(false);
    await openForAMinute(true);
    await (await openForAMinute(true)).complete();
    expect(readSent()).toBe(180);
  });

  test("excludes earlier page loads if it starts over, or for another browser's answers", async () => {
    await openForAMinute(false);
    await (await openForAMinute(false)).complete();
    expect(readSent()).toBe(60);
    startAnswer = () => {
      attempts.set("fresh", new Map());
      attempts.set("another", new Map());
      return { attempt_id: "fresh", unfinished: { attempt_id: "another", answered: 40 } };
    };
    const session = createAttemptSession(createAnswerStore());
    expect(await session.start()).toMatchObject({ answered: 40, seconds: 0 });
  });

  test.each(["", "-1", "1e9", "NaN", "{}"])("includes nothing for a stored %j", async (text) => {
    stored.set("quiz2_bank_version", BANK_VERSION);
    stored.set("quiz2_responses", '{"Q1":1}');
    stored.set("quiz2_seconds", text);
    expect(await createAttemptSession(createAnswerStore()).start()).toMatchObject({ seconds: 0 });
  });
});

test.each([[{}], [null], [{ attempt_id: 7 }], [{ success: true }]])(
  "A response of %j starts nothing",
  async (answer) => {
    startAnswer = () => answer;
    await expect(createAttemptSession(createAnswerStore()).start()).rejects.toThrow("no attempt");
  },
);

test("Stored answers are kept until an attempt has started, along with new ones", async () => {
  stored.set("quiz2_attempt_id", "earlier");
  stored.set("quiz2_bank_version", BANK_VERSION);
  stored.set("quiz2_responses", '{"Q1":1,"Q2":2,"Q3":3}');
  startAnswer = () => null;
  const store = createAnswerStore();
  const session = createAttemptSession(store);
  await expect(session.start()).rejects.toThrow();
  store.answer("Q2", 5);
  session.store(0);
  expect(JSON.parse(stored.get("quiz2_responses") ?? "")).toEqual({ Q1: 1, Q2: 5, Q3: 3 });
  expect(stored.get("quiz2_attempt_id")).toBe("earlier");

  startAnswer = () => ({ attempt_id: "fresh" });
  const next = createAttemptSession(createAnswerStore());
  expect(await next.start()).toMatchObject({ answered: 3, unfinishedId: null });
  expect([stored.get("quiz2_attempt_id"), stored.get("quiz2_responses")]).toEqual(["fresh", "{}"]);
});

test.each(["2026-11", undefined])(
  "Answers to the statements of %s are not offered",
  async (version) => {
    stored.set("quiz2_responses", '{"Q1":1,"Q2":2}');
    if (version !== undefined) stored.set("quiz2_bank_version", version);
    expect(await createAttemptSession(createAnswerStore()).start()).toBeNull();
    expect(stored.get("quiz2_bank_version")).toBe(BANK_VERSION);
  },
);
