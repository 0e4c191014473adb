import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { createFiles } from "#app/files/files.ts";
import { carryTo, databaseOver } from "../../../tests/fixtures/database-over.ts";
import { openLimits } from "../../../tests/fixtures/rate-limits.ts";
import { insertRow, readRows } from "../../../tests/fixtures/rows.ts";
import { beforeEach, expect, test } from "../../../tests/setup/test.ts";
import { eraseHeld } from "./erase-person.ts";
import { requestDataLink } from "./request-data-link.ts";

const NOW = 1_790_000_000_000;
const ADA = "ada@example.test" as EmailAddress;
const clock = () => NOW;
const log = () => undefined;

beforeEach(async () => {
  await insertRow("quiz_submissions", { email: ADA });
});

const erase = () =>
  eraseHeld(
    {
      db: createDatabase(env.DB),
      clock,
      files: createFiles(env.FILES, log),
      log,
      syncNow: async () => undefined,
    },
    ADA,
    "link",
  );

/** Requests a link, and erases its person after a round trip to the database. Returns how many links are mailed. */
async function requestWith({ erasedAfter }: { erasedAfter: number }): Promise<number> {
  const carry = carryTo(env.DB);
  let trips = 0;
  const d1 = databaseOver(async (statements) => {
    const answers = await carry(statements);
    trips += 1;
    if (trips === erasedAfter) await erase();
    return answers;
  });
  const later: (() => Promise<unknown>)[] = [];
  const enqueued: string[] = [];
  await requestDataLink(
    {
      db: createDatabase(d1),
      clock,
      limits: openLimits,
      afterResponse: (work) => void later.push(work),
      enqueueEmails: (ids) => void enqueued.push(...ids),
    },
    { visitorHash: "a hash", addressPrefix: "a network" },
    ADA,
  );
  for (const work of later) await work();
  return enqueued.length;
}

test("P38 No link is mailed if its person is erased after they were found", async () => {
  expect(await requestWith({ erasedAfter: 0 })).toBe(1);
  await env.DB.exec("delete from email_jobs");
  expect(await requestWith({ erasedAfter: 1 })).toBe(0);
  expect(await readRows("select email from email_jobs")).toEqual([]);
});
