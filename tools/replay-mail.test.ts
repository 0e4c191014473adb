import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalDatabase } from "../tests/fixtures/local-database.ts";
import { root } from "./tool.ts";

const insertMail = (id: number, reason: string) => `
  insert into email_jobs (id, email, kind, dedupe_key, status, failed_at, last_error)
    values ('${id}1111111-1111-4111-8111-111111111111', 'ada@example.test', 'alarm', '${id}', 'failed', 1, '${reason}');`;

let folder: string;
beforeAll(async () => {
  const rows = [
    insertMail(1, "resend 403"),
    insertMail(2, "resend 403"),
    insertMail(3, "resend 422 it''s"),
  ];
  folder = await createLocalDatabase(rows);
});
afterAll(() => rm(folder, { recursive: true }));

/** What the command prints. */
const run = (...args: string[]) =>
  new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [join(root, "tools/replay-mail.ts"), ...args, "--persist-to", folder],
      (error, out) => (error ? reject(error) : resolve(out)),
    );
  });

test("The operator's command replays failed mail by its reason, and lists the reasons", async () => {
  expect(await run("--reason", "Resend 403")).toBe(
    "No failed mail has this reason. Reasons: resend 403 (2), resend 422 it's (1).\n",
  );
  expect(await run("--reason", "resend 403")).toBe("2 failed mail(s) were requeued.\n");
  expect(await run()).toBe("1 failed mail(s) were requeued.\n");
  expect(await run("--reason", "resend 403")).toBe("No mail has failed.\n");
});
