import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import { createResendTransport } from "#app/email/resend-transport.ts";
import { handleBatch } from "../../tests/fixtures/batch.ts";
import { content } from "../../tests/fixtures/email-content.ts";
import { insertJobs, readJobs } from "../../tests/fixtures/email-jobs.ts";
import { createTestDeps } from "../../tests/fixtures/jobs-deps.ts";
import { emptyTables } from "../../tests/fixtures/stored-rows.ts";
import { consumeEmails } from "./consume.ts";
import type { MailDeps } from "./deps.ts";
import { failDeadEmails } from "./fail-dead.ts";
import { sweepOutbox } from "./sweep.ts";

const EMAIL = "marked@secret.example";
const MARK = /marked|secret\.example|token/;

/** Whatever fails here repeats what it was given, as providers and databases do. */
const flows: [string, Partial<MailDeps>][] = [
  ["a mail that is sent", {}],
  ["a letter that cannot be written", { write: () => Promise.reject(new Error(EMAIL)) }],
  [
    "a link that is none",
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

beforeEach(() => emptyTables(env.DB));

describe("P33 No log line, queue message or stored error of the jobs worker holds personal data", () => {
  test.each(flows)("%s", async (_what, changes) => {
    const [jobId] = await insertJobs(env.DB, 1);
    await env.DB.prepare("update email_jobs set email = ?").bind(EMAIL).run();
    const { deps, logged, queued } = createTestDeps(changes);
    const bodies = [{ jobId }, { jobId: EMAIL }, EMAIL];
    await sweepOutbox(deps);
    await handleBatch((batch) => consumeEmails(deps, batch), bodies);
    await handleBatch((batch) => failDeadEmails(deps, batch), bodies);
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify([logged, queued, await readJobs(env.DB)])).not.toMatch(MARK);
  });

  test("a database error", async () => {
    const [jobId] = await insertJobs(env.DB, 1);
    await env.DB.exec("alter table email_jobs rename to marked_away");
    const { deps, logged } = createTestDeps();
    await handleBatch((batch) => consumeEmails(deps, batch), [{ jobId }]);
    await env.DB.exec("alter table marked_away rename to email_jobs");
    expect(logged).toMatchObject([{ event: "failure" }]);
    expect(JSON.stringify(logged)).not.toMatch(MARK);
  });
});
