import { env } from "cloudflare:workers";
import type { Carrier } from "../../tests/fixtures/database-over.ts";
import * as life from "../../tests/fixtures/life-assessment.ts";
import { sendThrough } from "../../tests/fixtures/round-trips.ts";
import { BROWSER } from "../../tests/fixtures/web-worker.ts";
import { expect, test } from "../../tests/setup/test.ts";

type Cost = { call: string; sql: string; written: number; read: number };

/** Sends all that a visitor's browser does from the first statement to the results, which it reads twice. */
async function walk(enter: (call: string) => void): Promise<void> {
  enter("start");
  const attempt = await life.startAttempt("", {
    ...BROWSER,
    "Visit-From": "utm_source=newsletter",
  });
  for (let step = 1; step < 20; step += 1) {
    enter("save in the background");
    await life.save(attempt, life.HUNDRED.slice(0, 5 * step));
  }
  enter("save");
  await life.save(attempt, life.HUNDRED, { progress_count: 100 });
  enter("complete");
  await life.complete(attempt);
  enter("email-capture");
  await life.capture(attempt);
  enter("results");
  expect((await life.readResults(attempt)).status).toBe(200);
  expect((await life.readResults(attempt)).status).toBe(200);
}

/** Returns what each statement of a walk cost, as one sum for the same statement in the same call. */
async function measure(run: typeof walk): Promise<Cost[]> {
  const costs = new Map<string, Cost>();
  let call = "";
  const meter =
    (straight: Carrier): Carrier =>
    async (statements) => {
      const answers = await straight(statements);
      for (const [at, { sql }] of statements.entries()) {
        const { rows_written = 0, rows_read = 0 } = answers[at]?.meta ?? {};
        const cost = costs.get(call + sql) ?? { call, sql: sql.slice(0, 90), written: 0, read: 0 };
        costs.set(call + sql, {
          ...cost,
          written: cost.written + rows_written,
          read: cost.read + rows_read,
        });
      }
      return answers;
    };
  await sendThrough(env.DB, meter, () =>
    run((entered) => {
      call = entered;
    }),
  );
  return [...costs.values()];
}

const isCount = ({ sql }: Cost) => /^insert into "(funnel_counts|origins)"/.test(sql);

test("A completed assessment writes at most 36 rows with its mail, and 10 for the counts", async () => {
  const costs = await measure(walk);
  const sum = (kind: "written" | "read", isCounting = false) =>
    costs
      .filter((cost) => isCount(cost) === isCounting)
      .reduce((total, cost) => total + cost[kind], 0);
  const table = costs.map(
    ({ call, sql, written, read }) =>
      `${written}\t${read}\t${call}: ${sql.replaceAll(/\s+/g, " ")}`,
  );
  const told = `written\tread\tstatement\n${table.join("\n")}`;
  expect(sum("written"), told).toBeLessThanOrEqual(36);
  expect(sum("read"), told).toBeLessThanOrEqual(68);
  expect(sum("written", true), told).toBe(10);
  expect(sum("read", true), told).toBeLessThanOrEqual(62);
});

test("Completing or capturing again writes nothing, and saving again one row", async () => {
  const attempt = await life.startAttempt();
  await life.save(attempt, life.HUNDRED, { progress_count: 100 });
  const saveAgain = await measure(() => life.save(attempt, life.HUNDRED).then(() => {}));
  await life.complete(attempt);
  await life.capture(attempt);
  const repeat = await measure(async () => {
    await life.save(attempt, life.HUNDRED, { progress_count: 100 });
    await life.complete(attempt);
    await life.capture(attempt);
  });
  expect(saveAgain.map(({ written }) => written)).toEqual([0, 1]);
  for (const cost of repeat) expect(cost).toMatchObject({ written: 0 });
});
