import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { db, readRows } from "../../tests/fixtures/rows.ts";
import { expect, test } from "../../tests/setup/test.ts";
import { findSubmittedArchetype, upsertQuizSubmission } from "./quiz-submissions.ts";

const ADA = "ada@example.test" as EmailAddress;

const submit = (visitorHash: string, archetype: "echo" | "resigned") =>
  upsertQuizSubmission(
    db,
    {
      visitorHash,
      name: null,
      email: ADA,
      age: "25–34",
      gender: "female",
      archetype,
      submittedAt: 1,
      noticeVersion: 1,
    },
    {
      id: crypto.randomUUID(),
      kind: "dating_result",
      payload: { archetype },
      email: ADA,
      recipient: "ada",
      dedupeKey: `dating_result:ada:${archetype}`,
      createdAt: archetype === "echo" ? 1 : 1e9,
    },
  );

test("Another visitor's submission changes and mails nothing", async () => {
  expect(await submit("v", "echo")).toBe(true);
  expect(await submit("w", "resigned")).toBe(false);
  expect(await readRows("select dedupe_key from email_jobs")).toEqual([
    { dedupe_key: "dating_result:ada:echo" },
  ]);
  expect(await findSubmittedArchetype(db, "ADA@example.test")).toBe("echo");
  // The limit on such mails is not what kept it back.
  expect(await submit("v", "resigned")).toBe(true);
  expect(await readRows("select id from email_jobs")).toHaveLength(2);
});
