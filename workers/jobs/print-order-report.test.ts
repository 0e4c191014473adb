import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import { days, minutes } from "#app/domain/duration.ts";
import { OWN_REPORT_FILE } from "#app/domain/purchase/download.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { createFiles } from "#app/files/files.ts";
import { findOrderReport } from "#app/orders/server/order-report.ts";
import { printOrderReport } from "#app/orders/server/print-order-report.ts";
import { sweepDeletions } from "#app/privacy/server/erase-person.ts";
import { retain } from "#app/privacy/server/retain.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { mailDataLink, postData } from "../../tests/fixtures/data-link.ts";
import { brand, LINK_SECRETS } from "../../tests/fixtures/email-content.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { noPayments } from "../../tests/fixtures/no-payments.ts";
import { Process } from "../../tests/fixtures/process.ts";
import { retentionAt } from "../../tests/fixtures/retained.ts";
import { insertRow } from "../../tests/fixtures/rows.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "../../tests/setup/test.ts";
import { consumeEmails } from "./consume-emails.ts";
import { consumePrints } from "./consume-prints.ts";
import { createEmailWriter } from "./email-writers.ts";
import { fonts } from "./fonts.ts";
import { composeDatingReport } from "./reports.ts";

const JOB_ID = "44444444-4444-4444-8444-444444444444";
const ORDER_ID = "77777777-7777-4777-8777-777777777777" as OrderId;
const { key: KEY } = findOrderReport(ORDER_ID);
const QUIZ = {
  name: "Ada",
  age: "25–34",
  gender: "female",
  dates: null,
  scores: { echo: 7, avoidant: 4, idealist: 3, analyzer: 2.5, resigned: 1 },
};

beforeEach(async () => {
  await env.FILES.delete(KEY);
});
afterEach(() => vi.restoreAllMocks());

/** Opens the jobs worker's ports with the real database, bucket and press, in a process that may end. */
function openJobs(process = new Process(null, () => 1)) {
  const db = createDatabase(process.guard(env.DB));
  const world = createTestDeps({ db });
  const files = createFiles(process.guard(env.FILES), world.deps.log);
  const printedNames: (string | null)[] = [];
  const compose = composeDatingReport(brand);
  const press: Parameters<typeof printOrderReport>[0] = {
    db,
    files,
    fonts,
    composeDatingReport: (ordered) => {
      printedNames.push(ordered.quiz.name);
      return compose(ordered);
    },
  };
  const print = {
    printReport: async () => null,
    printOrderReport: (id: OrderId) => printOrderReport(press, id),
  };
  world.deps.write = createEmailWriter({
    db,
    brand,
    payments: noPayments,
    linkSecrets: LINK_SECRETS,
    ...print,
  });
  return { ...world, printedNames, printDeps: { ...print, log: world.deps.log } };
}

async function storeOrder(changes: Record<string, string | number | null> = {}): Promise<void> {
  await insertRow("orders", {
    status: "paid",
    email: "ada@example.test",
    archetype: "echo",
    paid_at: 1,
    quiz_result: JSON.stringify(QUIZ),
    ...changes,
  });
  const payload = { product: "dating_bundle", orderId: ORDER_ID, amountCents: 1_999, paidAt: 1 };
  await insertRow("email_jobs", {
    id: JOB_ID,
    kind: "order_delivery",
    dedupe_key: "order_delivery:1",
    payload: JSON.stringify(payload),
  });
}

const consume = ({ deps }: ReturnType<typeof openJobs>) =>
  handleBatch((batch) => consumeEmails(deps, batch), [{ jobId: JOB_ID }]);
const printed = async () => (await env.FILES.get(KEY))?.bytes();

test("P21 The delivery is mailed once, after the order's report is stored", async () => {
  await storeOrder();
  const jobs = openJobs();
  const put = vi.spyOn(env.FILES, "put");
  for (let turn = 0; turn < 3; turn += 1) await consume(jobs);
  expect([jobs.sent.length, put.mock.calls.length]).toEqual([1, 1]);
  const bytes = await printed();
  expect(new TextDecoder().decode(bytes?.slice(0, 5))).toBe("%PDF-");
  expect(bytes?.length).toBeLessThan(150_000);
});

// The consumer claims, looks for the file, reads the order and stores; its next call marks the mail as sent.
test.each([1, 2, 3])(
  "P21 After a crash at call %i the next consumer prints and mails",
  async (at) => {
    await storeOrder();
    const mortal = openJobs(new Process(at, () => 1));
    await consume(mortal);
    const next = openJobs();
    next.clock.now += 120_000;
    await consume(next);
    expect([mortal.sent.length, next.sent.length]).toEqual([0, 1]);
    expect(await printed()).toBeDefined();
  },
);

test.each<[string, Record<string, string | null>]>([
  ["without scores", { quiz_result: null }],
  ["that was refunded", { status: "refunded" }],
  ["whose buyer was erased", { quiz_result: null, archetype: null, email: "erased" }],
])("For an order %s, nothing is printed and the mail is sent", async (_, changes) => {
  await storeOrder(changes);
  const jobs = openJobs();
  await consume(jobs);
  expect([jobs.sent.length, await printed()]).toEqual([1, undefined]);
});

describe("A print requested by a page", () => {
  const ask = (jobs: ReturnType<typeof openJobs>) =>
    handleBatch((batch) => consumePrints(jobs.printDeps, batch), [{ orderId: ORDER_ID }]);

  test("is stored, and is the same when printed again", async () => {
    await storeOrder();
    expect(await ask(openJobs())).toEqual(["acked"]);
    const once = await printed();
    await env.FILES.delete(KEY);
    await ask(openJobs());
    expect(once).toBeDefined();
    expect(await printed()).toEqual(once);
  });

  test("is retried while R2 is unavailable", async () => {
    await storeOrder();
    vi.spyOn(env.FILES, "head").mockRejectedValue(new Error("R2 is away"));
    expect(await ask(openJobs())).toEqual([{ retryAfter: 10 }]);
  });
});

test("P38 A report that was being printed during a rename is deleted and printed with the new name", async () => {
  await storeOrder();
  const jobs = openJobs();
  const token = await mailDataLink("ada@example.test");
  const put = env.FILES.put.bind(env.FILES);
  vi.spyOn(env.FILES, "put").mockImplementationOnce(async (...file) => {
    expect((await postData(token, "rename", { name: "Zora" })).status).toBe(200);
    return put(...(file as Parameters<typeof put>));
  });
  await jobs.printDeps.printOrderReport(ORDER_ID);
  expect(jobs.printedNames).toEqual(["Ada"]);
  expect(await printed()).toBeDefined();

  const { deps } = retentionAt(Date.now() + minutes(6));
  await sweepDeletions(deps);
  expect(await printed()).toBeUndefined();
  await jobs.printDeps.printOrderReport(ORDER_ID);
  expect(jobs.printedNames).toEqual(["Ada", "Zora"]);
});

test("P44 The night keeps an order's report, and deletes it after an erasure or if its edition is old", async () => {
  const old = KEY.replace(/[^/]+$/, "2025-01-a-dating.pdf");
  const isStored = async (key: string) => (await env.FILES.head(key)) !== null;
  await storeOrder();
  for (const key of [KEY, old]) await env.FILES.put(key, OWN_REPORT_FILE);
  await retain(retentionAt(Date.now() + days(8)).deps);
  expect([await isStored(KEY), await isStored(old)]).toEqual([true, false]);
  await env.DB.prepare("update orders set quiz_result = null").run();
  await retain(retentionAt(Date.now() + days(16)).deps);
  expect(await isStored(KEY)).toBe(false);
});
