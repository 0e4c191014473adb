import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { mailDataLink, postData } from "../../tests/fixtures/data-link.ts";
import { emptyTables, insertRow, readEverything } from "../../tests/fixtures/stored-rows.ts";
import { postForm } from "../../tests/fixtures/web-worker.ts";

const ADA = "ada@example.test";

collectConsole();
beforeEach(() => emptyTables(env.DB));

test("P38 An erasure leaves nothing, whatever else is pressed at the same time", async () => {
  await insertRow(env.DB, "quiz_submissions", { email: ADA, name: "Ada" });
  await insertRow(env.DB, "waitlist_signups", { email: ADA });
  await insertRow(env.DB, "orders", { email: ADA, email_folded: ADA });
  const token = await mailDataLink(ADA);
  const answers = await Promise.all([
    postData(token, "show"),
    postData(token, "rename", { name: "Ada Lovelace" }),
    postData(token, "erase"),
    postData(token, "stop_mails", { kind: "plan_day" }),
    postForm("/your-data/export", { token }),
    postForm("/your-data", { email: ADA }),
    postData(token, "erase"),
  ]);
  // A form whose link the erasure has ended in the meantime is refused, and the export leads back to the page.
  for (const { status } of answers) expect([200, 303, 404]).toContain(status);
  expect((await postData(token, "show")).status).toBe(404);
  expect(JSON.stringify(await readEverything(env.DB))).not.toMatch(/ada@|Ada Lovelace/i);
});
