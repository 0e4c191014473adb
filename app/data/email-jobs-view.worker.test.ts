import { ATTEMPT_ID, db, insertAttempt, insertRow } from "../../tests/fixtures/rows.ts";
import { beforeEach, expect, test } from "../../tests/setup/test.ts";
import { quiz2EmailJobs } from "./schema.ts";

beforeEach(async () => {
  await insertAttempt();
});

test("The view shows the documented fields and no others", async () => {
  await insertRow("email_jobs", {
    attempt_id: ATTEMPT_ID,
    payload_pointer: "reports/1.pdf",
    created_at: 1_790_000_000_000,
  });
  expect(await db.select().from(quiz2EmailJobs)).toEqual([
    {
      id: "44444444-4444-4444-8444-444444444444",
      attemptId: ATTEMPT_ID,
      email: "ada@example.test",
      status: "queued",
      payloadPointer: "reports/1.pdf",
      createdAt: 1_790_000_000_000,
    },
  ]);
});

test.each([
  ["queued", "queued"],
  ["sending", "queued"],
  ["failed", "queued"],
  ["sent", "sent"],
])("A job that is %s shows as %s", async (status, shown) => {
  await insertRow("email_jobs", { attempt_id: ATTEMPT_ID, status });
  expect(await db.select({ status: quiz2EmailJobs.status }).from(quiz2EmailJobs)).toEqual([
    { status: shown },
  ]);
});

test("Mail of other funnels does not show", async () => {
  await insertRow("email_jobs");
  expect(await db.select().from(quiz2EmailJobs)).toEqual([]);
});
