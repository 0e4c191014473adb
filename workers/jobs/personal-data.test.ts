import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import type { OrderId } from "#app/domain/purchase/order.ts";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import { createResendTransport } from "#app/email/resend-transport.ts";
import { createFiles } from "#app/files/files.ts";
import { printReport } from "#app/funnels/life-assessment/server/report/print-report.ts";
import { findReportFile } from "#app/funnels/life-assessment/server/report-files.ts";
import { printOrderReport } from "#app/orders/server/print-order-report.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { brand, content } from "../../tests/fixtures/email-content.ts";
import { insertJobs, readJobs } from "../../tests/fixtures/email-jobs.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { insertPaidAttempt } from "../../tests/fixtures/paid-attempt.ts";
import { insertRow, readRows } from "../../tests/fixtures/rows.ts";
import { readPdf } from "../../tests/setup/read-pdf.ts";
import { describe, expect, test } from "../../tests/setup/test.ts";
import { consumeEmails } from "./consume-emails.ts";
import type { MailDeps } from "./deps.ts";
import { failDeadEmails } from "./fail-dead.ts";
import { fonts } from "./fonts.ts";
import { composeDatingReport } from "./reports.ts";
import { sweepOutbox } from "./sweep.ts";

const EMAIL = "marked@secret.example";
const MARK = /marked|secret\.example|token/;

/** Each failure here repeats its input, as providers and databases do. */
const flows: [string, Partial<MailDeps>][] = [
  ["a mail that is sent", {}],
  ["a mail that cannot be written", { write: () => Promise.reject(new Error(EMAIL)) }],
  [
    "an invalid link",
    { write: async () => ({ ...content, button: { label: "x", url: `marked:${EMAIL}` } }) },
  ],
  [
    "a provider's complaint",
    {
      transport: createResendTransport("re_marked", async () =>
        Response.json({ name: EMAIL, message: EMAIL }, { status: 422 }),
      ),
    },
  ],
  [
    "a provider out of reach",
    { transport: createResendTransport("re_marked", () => Promise.reject(new TypeError(EMAIL))) },
  ],
  [
    "a binding's complaint",
    {
      transport: createCloudflareTransport(() =>
        Promise.reject(Object.assign(new Error(EMAIL), { code: `E_${EMAIL}` })),
      ),
    },
  ],
  ["a queue that complains", { queue: { sendBatch: () => Promise.reject(new Error(EMAIL)) } }],
];

describe("P33 No log line, queue message or stored error of the jobs worker holds personal data", () => {
  test.each(flows)("%s", async (_what, changes) => {
    const [jobId] = await insertJobs(1);
    await env.DB.prepare("update email_jobs set email = ?").bind(EMAIL).run();
    const { deps, logged, queued } = createTestDeps(changes);
    const bodies = [{ jobId }, { jobId: EMAIL }, EMAIL];
    await sweepOutbox(deps);
    await handleBatch((batch) => consumeEmails(deps, batch), bodies);
    await handleBatch((batch) => failDeadEmails(deps, batch), bodies);
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify([logged, queued, await readJobs()])).not.toMatch(MARK);
  });

  test("a database error", async () => {
    const [jobId] = await insertJobs(1);
    await env.DB.exec("alter table email_jobs rename to marked_away");
    const { deps, logged } = createTestDeps();
    await handleBatch((batch) => consumeEmails(deps, batch), [{ jobId }]);
    await env.DB.exec("alter table marked_away rename to email_jobs");
    expect(logged).toMatchObject([{ event: "failure" }]);
    expect(JSON.stringify(logged)).not.toMatch(MARK);
  });
});

/** Returns all that can be found in a PDF: its bytes, its unpacked streams and its words. */
async function readAll(key: string): Promise<string> {
  const bytes = await (await env.FILES.get(key))?.bytes();
  if (bytes === undefined) throw new Error("Nothing is printed.");
  const raw = [...bytes].map((byte) => String.fromCharCode(byte)).join("");
  const streams = await Promise.all(
    [...raw.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(async ({ 0: head, index }) => {
      const start = index + head.length;
      const packed = bytes.slice(start, raw.indexOf("endstream", start) - 1);
      const unpacked = new Response(packed).body?.pipeThrough(new DecompressionStream("deflate"));
      return new Response(unpacked).text();
    }),
  );
  expect(streams.length).toBeGreaterThan(5);
  const { pages } = await readPdf(bytes);
  return [raw, ...streams, ...pages].join("\n");
}

describe("P33 The only personal data in a printed report are", () => {
  const deps = () => {
    const db = createDatabase(env.DB);
    return { db, files: createFiles(env.FILES, () => undefined), fonts, brand };
  };

  test("the results of an attempt", async () => {
    const subscription = { email: EMAIL, mailbox: EMAIL, stripe_customer_id: "cus_marked" };
    const { id, cookie } = await insertPaidAttempt(subscription);
    await env.DB.prepare("update quiz2_users set email = ?").bind(EMAIL).run();
    await printReport(deps(), id);
    const [row] = await readRows<{ visitor_hash: string }>(
      "select visitor_hash from quiz2_attempts",
    );
    for (const file of ["report", "plan"] as const) {
      const all = await readAll(findReportFile(id, file).key);
      expect(all).not.toMatch(MARK);
      for (const secret of [id, cookie.split("=")[1], row?.visitor_hash]) {
        expect(all).not.toContain(`${secret}`);
      }
    }
  });

  test("the results and the name from the dating quiz", async () => {
    const id = "77777777-7777-4777-8777-777777777777" as OrderId;
    const scores = { echo: 7, avoidant: 4, idealist: 3, analyzer: 2.5, resigned: 1 };
    const quiz = { name: "Zora", age: "marked 30", gender: "marked", dates: null, scores };
    await insertRow("orders", {
      id,
      status: "paid",
      email: EMAIL,
      archetype: "echo",
      paid_at: 1,
      visitor_hash: "marked",
      payment_intent_id: "pi_marked",
      quiz_result: JSON.stringify(quiz),
    });
    const key = await printOrderReport(
      { ...deps(), composeDatingReport: composeDatingReport(brand) },
      id,
    );
    const all = await readAll(`${key}`);
    expect(all).toContain("Zora");
    expect(all).not.toMatch(MARK);
    expect(all).not.toContain(id);
  });
});
