import { env } from "cloudflare:workers";
import type { AttemptId } from "#app/domain/ids.ts";
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import { breakAt, listFaults } from "../../tests/fixtures/faults.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { emptyTables, readEverything } from "../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test, vi } from "../../tests/setup/test.ts";

const SLOW = { timeout: 60_000 };
const UUID_OR_HASH = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{43}/g;

/** Returns all that is stored, with ids and hashes, which differ from run to run, numbered as they appear. */
async function readStored(): Promise<unknown> {
  const names = new Map<string, string>();
  const text = JSON.stringify(await readEverything()).replaceAll(UUID_OR_HASH, (found) => {
    if (!names.has(found)) names.set(found, `name ${names.size}`);
    return names.get(found) ?? "";
  });
  return JSON.parse(text);
}

type Case = {
  prepare: () => Promise<life.Attempt>;
  act: (attempt: life.Attempt) => Promise<Response>;
};

const started = async (digits = "", progress_count = 60) => {
  const attempt = await life.startAttempt();
  await life.save(attempt, digits, { progress_count });
  return attempt;
};
const completed = async () => {
  const attempt = await started(life.HUNDRED, 100);
  await life.complete(attempt);
  return attempt;
};
const mailed = async () => {
  const attempt = await completed();
  await life.capture(attempt, "typo@example.test");
  return attempt;
};

const cases: [string, Case][] = [
  [
    "saving all hundred over sixty others",
    {
      prepare: () => started("1".repeat(60)),
      act: (attempt) => life.save(attempt, life.HUNDRED, { progress_count: 100 }),
    },
  ],
  [
    "saving one that makes the scores untrue",
    { prepare: () => started(life.HUNDRED, 100), act: (attempt) => life.save(attempt, "1") },
  ],
  [
    "completing what is scored",
    { prepare: () => started(life.HUNDRED, 100), act: (attempt) => life.complete(attempt) },
  ],
  [
    "completing what came in parts",
    {
      prepare: async () => {
        const attempt = await started(life.HUNDRED.slice(0, 60));
        await life.save(attempt, "", { responses: life.recordsOf(life.HUNDRED.slice(60), 61) });
        return attempt;
      },
      act: (attempt) => life.complete(attempt),
    },
  ],
  ["capturing an address", { prepare: completed, act: (attempt) => life.capture(attempt) }],
  ["correcting an address", { prepare: mailed, act: (attempt) => life.capture(attempt) }],
  [
    "continuing",
    {
      prepare: async () => {
        const old = await started("3".repeat(60));
        const fresh = await life.startAttempt(old.cookie);
        await life.save(fresh, "12");
        return { ...fresh, id: `${fresh.id} ${old.id}` as AttemptId };
      },
      act: ({ id, cookie }) => {
        const [freshId = "", oldId = ""] = id.split(" ");
        return life.resume({ id: freshId as AttemptId, cookie }, oldId);
      },
    },
  ],
];

let ids = 0;
/** Prepares the same rows each time, as far as `readStored` can see. */
async function prepareAfresh({ prepare }: Case): Promise<life.Attempt> {
  await emptyTables();
  ids = 0;
  return prepare();
}

/** Returns how many statements each round trip of the case has, its answer, and what is stored before and after. */
async function runUndisturbed(each: Case) {
  const attempt = await prepareAfresh(each);
  const before = await readStored();
  const sizes: number[] = [];
  const count =
    (straight: Carrier): Carrier =>
    (statements) => {
      sizes.push(statements.length);
      return straight(statements);
    };
  const answer = await sendThrough(env.DB, count, async () => life.read(await each.act(attempt)));
  return { before, sizes, answer, after: await readStored() };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 20) });
  // Rising ids, so that rows are read in the order in which they were made.
  vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
  });
  return () => void vi.useRealTimers();
});

describe("P25 Whichever statement fails, nothing is stored, and a retry works", SLOW, () => {
  test.each(cases)("%s", async (_what, each) => {
    const { before, sizes, answer, after } = await runUndisturbed(each);
    expect([answer[0], after]).not.toEqual([200, before]);
    const faults = listFaults(sizes);
    expect(faults.length).toBeGreaterThanOrEqual(3);
    for (const fault of faults) {
      const told = JSON.stringify(fault);
      const attempt = await prepareAfresh(each);
      const broken = await sendThrough(env.DB, breakAt(fault), () => each.act(attempt));
      expect(broken.status, told).toBe(typeof fault.at === "number" ? 500 : 503);
      const left = await readStored();
      // If only the answer was lost, everything may have been stored, but never a part.
      if (fault.at === "the way back") expect([before, after], told).toContainEqual(left);
      else expect(left, told).toEqual(before);
      expect(await life.read(await each.act(attempt)), told).toEqual(answer);
      expect(await readStored(), told).toEqual(after);
    }
  });
});

describe("P25 Whichever table refuses a row, nothing is stored, and a retry works", SLOW, () => {
  const refusals: [string, string, string][] = [
    ["saving all hundred over sixty others", "update on quiz2_attempts", "true"],
    ["saving one that makes the scores untrue", "update on quiz2_attempts", "new.scores is null"],
    ["completing what is scored", "update on quiz2_attempts", "new.status = 'completed'"],
    ["completing what came in parts", "update on quiz2_attempts", "new.status = 'completed'"],
    ["capturing an address", "insert on quiz2_users", "true"],
    ["capturing an address", "update on quiz2_attempts", "new.user_id is not null"],
    ["capturing an address", "insert on email_jobs", "true"],
    ["correcting an address", "update on quiz2_users", "true"],
    ["correcting an address", "insert on email_jobs", "true"],
    ["continuing", "update on quiz2_attempts", "new.answers is not old.answers"],
    ["continuing", "update on quiz2_attempts", "new.continued_at is not null"],
  ];

  test.each(refusals)("%s: %s when %s", async (what, change, condition) => {
    const each = new Map(cases).get(what);
    if (each === undefined) throw new Error(`There is no case ${what}.`);
    const { before, answer, after } = await runUndisturbed(each);
    const attempt = await prepareAfresh(each);
    await env.DB.prepare(
      `create trigger refusal before ${change} when ${condition} begin select raise(abort, 'refused'); end`,
    ).run();
    try {
      expect((await each.act(attempt)).status).toBe(500);
    } finally {
      await env.DB.exec("drop trigger refusal");
    }
    expect(await readStored()).toEqual(before);
    expect(await life.read(await each.act(attempt))).toEqual(answer);
    expect(await readStored()).toEqual(after);
  });
});

test(
  "P25 Without a transaction, these tests would find that something is left behind",
  SLOW,
  async () => {
    const oneByOne =
      (straight: Carrier): Carrier =>
      async (statements) =>
        (await Promise.all(statements.map((statement) => straight([statement])))).flat();
    for (const [what, each] of cases.filter(([name]) => /address|continuing/.test(name))) {
      const { before, sizes } = await runUndisturbed(each);
      const attempt = await prepareAfresh(each);
      const fault = { trip: 0, at: sizes[0] ?? 0 };
      const answer = await sendThrough(
        env.DB,
        (straight) => breakAt(fault)(oneByOne(straight)),
        () => each.act(attempt),
      );
      expect(answer.status, what).toBe(500);
      expect(await readStored(), what).not.toEqual(before);
    }
  },
);
