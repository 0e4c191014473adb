import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import { createFiles } from "#app/files/files.ts";
import { printReport } from "#app/funnels/life-assessment/server/report/print-report.ts";
import { findReportFile } from "#app/funnels/life-assessment/server/report-files.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { brand, LINK_SECRETS } from "../../tests/fixtures/email-content.ts";
import { readJobs } from "../../tests/fixtures/email-jobs.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { UNKNOWN_ID } from "../../tests/fixtures/life-assessment.ts";
import { noPayments } from "../../tests/fixtures/no-payments.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { Process } from "../../tests/fixtures/process.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { afterEach, describe, expect, test, vi } from "../../tests/setup/test.ts";
import { consumeEmails } from "./consume-emails.ts";
import { consumePrints } from "./consume-prints.ts";
import { createEmailWriter } from "./email-writers.ts";
import { fonts } from "./fonts.ts";

const JOB_ID = "44444444-4444-4444-8444-444444444444";
const FILES = ["report", "plan"] as const;

afterEach(() => vi.restoreAllMocks());

/** Opens the jobs worker's ports with the real database, bucket and press, in a process that may end. */
function openJobs(process = new Process(null, () => 1)) {
  const db = createDatabase(process.guard(env.DB));
  const world = createTestDeps({ db });
  const files = createFiles(process.guard(env.FILES), world.deps.log);
  const print = (id: AttemptId, since?: AttemptId | null) =>
    printReport({ db, files, fonts, brand }, id, since);
  const prints = { printReport: print, printOrderReport: async () => null };
  world.deps.write = createEmailWriter({
    db,
    payments: noPayments,
    brand,
    linkSecrets: LINK_SECRETS,
    ...prints,
  });
  return { ...world, printDeps: { ...prints, log: world.deps.log } };
}

async function queueMail(): Promise<AttemptId> {
  const { id } = await insertPaidAttempt({ country: "US" });
  const kind = "quiz2_complete";
  await env.DB.prepare("delete from email_jobs").run();
  await insertRow("email_jobs", {
    id: JOB_ID,
    kind,
    dedupe_key: `${kind}:1`,
    attempt_id: id,
  });
  return id;
}

const consume = (deps: ReturnType<typeof openJobs>["deps"], times = 1) =>
  handleBatch(
    (batch) => consumeEmails(deps, batch),
    Array.from({ length: times }, () => ({ jobId: JOB_ID })),
  );
const readPointers = () =>
  readRows<{ payload_pointer: string | null }>("select payload_pointer from email_jobs");
const readStored = async (id: AttemptId, file: (typeof FILES)[number]) =>
  (await env.FILES.get(findReportFile(id, file).key))?.bytes();

test("P21 The mail is sent once, after report and plan are stored", async () => {
  const id = await queueMail();
  const { deps, sent } = openJobs();
  await consume(deps, 3);
  await consume(deps);
  expect(sent).toHaveLength(1);
  expect(await readPointers()).toEqual([{ payload_pointer: findReportFile(id, "report").key }]);
  for (const file of FILES) {
    const bytes = await readStored(id, file);
    expect(new TextDecoder().decode(bytes?.slice(0, 5))).toBe("%PDF-");
  }
});

test("P20 The mail is retried while R2 is unavailable, and sent afterwards", async () => {
  const id = await queueMail();
  const { deps, sent, clock } = openJobs();
  const put = vi.spyOn(env.FILES, "put");
  // The plan is stored, the report is not.
  put.mockImplementationOnce(env.FILES.put.bind(env.FILES));
  put.mockRejectedValueOnce(new Error("R2 is away"));
  expect(await consume(deps)).toEqual([{ retryAfter: expect.any(Number) }]);
  expect([sent.length, await readPointers()]).toEqual([0, [{ payload_pointer: null }]]);
  put.mockRestore();
  clock.now += 60_000;
  await consume(deps);
  expect(await readJobs()).toMatchObject([{ status: "sent", attempts: 2, repeats: 0 }]);
  expect([sent.length, await readStored(id, "report")]).toEqual([1, expect.anything()]);
});

test("P21 Retries of a mail print its files once", async () => {
  await queueMail();
  const { deps, clock } = openJobs();
  const refuse = vi.fn(async () => ({ kind: "temporary", reason: "provider 503" }) as const);
  const put = vi.spyOn(env.FILES, "put");
  for (let turn = 0; turn < 3; turn += 1) {
    await consume({ ...deps, transport: { send: refuse } });
    clock.now += 3_600_000;
  }
  expect([refuse.mock.calls.length, put.mock.calls.length]).toEqual([3, 2]);
});

// The consumer claims, looks for the file, reads twice, stores twice and notes the key; then it marks the mail as sent.
test.each([1, 2, 3, 4, 5, 6])(
  "P21 After a crash at call %i the next consumer sends the mail once, with its files",
  async (calls) => {
    const id = await queueMail();
    const mortal = openJobs(new Process(calls, () => 1));
    await consume(mortal.deps);
    const next = openJobs();
    next.clock.now += 120_000;
    await consume(next.deps);
    expect([mortal.sent.length, next.sent.length]).toEqual([0, 1]);
    expect(await readJobs()).toMatchObject([{ status: "sent" }]);
    for (const file of FILES) expect(await readStored(id, file)).toBeDefined();
  },
);

test("Printing again gives the same bytes", async () => {
  const { id } = await insertPaidAttempt();
  const { printDeps } = openJobs();
  const printed: (Uint8Array | undefined)[][] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await printDeps.printReport(id);
    printed.push(await Promise.all(FILES.map((file) => readStored(id, file))));
    await env.FILES.delete(FILES.map((file) => findReportFile(id, file).key));
  }
  expect(printed.flat()).not.toContain(undefined);
  expect(printed[0]).toEqual(printed[1]);
});

test("A report that compares with an earlier attempt is stored beside the plain one, each once", async () => {
  const earlier = await insertPaidAttempt();
  const later = await insertPaidAttempt();
  const { printDeps } = openJobs();
  const put = vi.spyOn(env.FILES, "put");
  for (let turn = 0; turn < 2; turn += 1) {
    await printDeps.printReport(later.id);
    await printDeps.printReport(later.id, earlier.id);
  }
  const reports = put.mock.calls.map(([key]) => key).filter((key) => !key.endsWith("plan.pdf"));
  expect(reports).toEqual([
    findReportFile(later.id, "report").key,
    findReportFile(later.id, "report", earlier.id).key,
  ]);
  const [alone, compared] = await Promise.all(reports.map((key) => env.FILES.get(key)));
  expect(compared?.size).toBeGreaterThan(alone?.size ?? 0);
});

describe("A print requested by a page", () => {
  test("is stored, and an invalid message is acknowledged", async () => {
    const { id } = await insertPaidAttempt();
    const { printDeps } = openJobs();
    const bodies = [
      { attemptId: id },
      { attemptId: UNKNOWN_ID, since: id },
      { attemptId: id, since: UNKNOWN_ID },
      { attemptId: "x" },
    ];
    const outcomes = await handleBatch((batch) => consumePrints(printDeps, batch), bodies);
    expect(outcomes).toEqual(["acked", "acked", "acked", "acked"]);
    expect(await readStored(id, "plan")).toBeDefined();
  });

  test("is retried while R2 is unavailable", async () => {
    const { id } = await insertPaidAttempt();
    const { printDeps } = openJobs();
    vi.spyOn(env.FILES, "head").mockRejectedValue(new Error("R2 is away"));
    const consumeOne = handleBatch((batch) => consumePrints(printDeps, batch), [{ attemptId: id }]);
    expect(await consumeOne).toEqual([{ retryAfter: 10 }]);
  });
});
