import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { findJobRun } from "#app/data/standing-data.ts";
import { days, hours } from "#app/domain/duration.ts";
import * as retained from "../../../tests/fixtures/retained.ts";
import { readEverything } from "../../../tests/fixtures/rows.ts";
import { beforeEach, describe, expect, test } from "../../../tests/setup/test.ts";
import { RETENTION } from "../content/retention.ts";
import { RETENTION_JOB, retain } from "./retain.ts";

/** By then nothing of the table's is left. */
const ALL_AGED_MS = days(Math.max(...Object.values(RETENTION).map(({ days: age }) => age)) + 1);

beforeEach(async () => {
  await retained.emptyBucket();
});

const readSuccess = async () =>
  (await findJobRun(createDatabase(env.DB), RETENTION_JOB)).succeededAt;

test("One line says what was deleted of each kind, and the success is stored", async () => {
  const now = Date.now();
  for (const { store } of Object.values(retained.AGING)) await store(now);
  const [entry, ...more] = await retained.retainAt(now + ALL_AGED_MS);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ event: "retention", outcome: "finished" });
  expect(Object.keys(entry?.counts ?? {}).toSorted()).toEqual(retained.AGED_KEYS.toSorted());
  for (const key of retained.AGED_KEYS) expect(entry?.counts?.[key], key).toBeGreaterThan(0);
  expect(await readSuccess()).toBe(now + ALL_AGED_MS);
});

describe("Running again", () => {
  test("in the same night does nothing, and in the next finds nothing", async () => {
    const now = Date.now();
    for (const { store } of Object.values(retained.AGING)) await store(now);
    await retained.retainAt(now + ALL_AGED_MS);
    const before = await readEverything();
    expect(await retained.retainAt(now + ALL_AGED_MS + hours(1))).toEqual([]);
    expect(await readEverything()).toEqual(before);
    const [entry] = await retained.retainAt(now + ALL_AGED_MS + days(1));
    expect(Object.values(entry?.counts ?? {}).filter(Boolean)).toEqual([]);
  });

  test("continues what an interrupted run has left", async () => {
    const now = Date.now();
    for (const { store } of Object.values(retained.AGING)) await store(now);
    const outcomes: unknown[] = [];
    for (let run = 0; run < 30 && outcomes.at(-1) !== "finished"; run += 1) {
      expect(await readSuccess()).toBeNull();
      const [entry] = await retained.retainAt(now + ALL_AGED_MS + run, {
        batches: 2 * run,
        durationMs: 1_000,
      });
      outcomes.push(entry?.outcome);
    }
    expect(outcomes[0]).toBe("unfinished");
    expect(outcomes.at(-1)).toBe("finished");
    for (const key of retained.AGED_KEYS) expect(await retained.AGING[key].count(), key).toBe(0);
  });

  test("ends in time, and leaves the rest to the next run", async () => {
    let now = Date.now() + ALL_AGED_MS;
    const { deps, logged } = retained.retentionAt(0, { clock: () => (now += 400) });
    await retain(deps, { batches: 100, durationMs: 1_000 });
    expect(logged).toMatchObject([{ outcome: "unfinished" }]);
    expect(await readSuccess()).toBeNull();
  });

  test("concurrently is harmless", async () => {
    const now = Date.now();
    for (const { store } of Object.values(retained.AGING)) await store(now);
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => retained.retainAt(now + ALL_AGED_MS)),
    );
    expect(runs.flat().map(({ outcome }) => outcome)).toEqual(Array(4).fill("finished"));
    for (const key of retained.AGED_KEYS) expect(await retained.AGING[key].count(), key).toBe(0);
  });
});

test("While the bucket is down everything else is deleted, and the run counts as failed", async () => {
  const now = Date.now();
  for (const { store } of Object.values(retained.AGING)) await store(now);
  const files = { list: () => Promise.reject(new Error("down")) } as never;
  const { deps, logged } = retained.retentionAt(now + ALL_AGED_MS, { files });
  await retain(deps);
  expect(logged).toMatchObject([
    { event: "failure", kind: "replacedReports" },
    { event: "retention", outcome: "failed" },
  ]);
  for (const key of retained.AGED_KEYS) {
    expect((await retained.AGING[key].count()) > 0, key).toBe(key === "replacedReports");
  }
  expect(await readSuccess()).toBeNull();
  expect(await retained.retainAt(now + ALL_AGED_MS + 1)).toMatchObject([{ outcome: "finished" }]);
});

test("A run without a database throws nothing", async () => {
  const { deps, logged } = retained.retentionAt(1, { db: createDatabase({} as never) });
  await retain(deps);
  expect(logged).toMatchObject([{ event: "failure" }]);
});
