import { env } from "cloudflare:workers";
import { createDatabase } from "#app/data/database.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { createFiles } from "#app/files/files.ts";
import { eraseHeld } from "#app/privacy/server/erase-person.ts";
import { readRows } from "../fixtures/rows.ts";
import { sendMails } from "../fixtures/trial-mails.ts";
import { postForm } from "../fixtures/web-worker.ts";
import { describe, expect, test } from "../setup/test.ts";

const OPERATOR = "hello@kindling.example";
const ADA = "ada@example.test";
const declare = (name = "Ada Lovelace") =>
  postForm("/withdraw", { wish: "withdraw", name, email: ADA, contract: "Order 7777ABCD" });

const erase = (address: string) => {
  const files = createFiles(env.FILES, () => undefined);
  const deps = { db: createDatabase(env.DB), clock: Date.now, files, log: () => undefined };
  const syncNow = async () => undefined;
  return eraseHeld({ ...deps, syncNow }, address as EmailAddress, "link");
};

const readKinds = async () =>
  (await readRows<{ kind: string }>("select kind from email_jobs")).map(({ kind }) => kind);

const setAll = (status: "failed" | "queued", failedAt: number | null) =>
  env.DB.prepare("update email_jobs set status = ?, failed_at = ?").bind(status, failedAt).run();

describe("P38 An erasure loses no withdrawal", () => {
  test("The notice is sent to the operator first and then erased", async () => {
    await declare();
    await erase(ADA);
    expect(await readKinds()).toEqual(["withdrawal_notice"]);
    // A second erasure finds nothing more to erase.
    expect(await erase(ADA)).toEqual({});
    expect(await readRows("select counts from data_requests")).toEqual([
      { counts: '{"mails":2,"withdrawals":1}' },
    ]);
    const [notice, ...others] = await sendMails();
    expect([notice?.to, others]).toEqual([OPERATOR, []]);
    expect(notice?.text.replaceAll("\u2060", "")).toContain("Order 7777ABCD");
    expect(await readKinds()).toEqual([]);
  });

  test("A failed notice can be sent again and is then erased", async () => {
    await declare();
    await setAll("failed", Date.now());
    await erase(ADA);
    await setAll("queued", null);
    expect((await sendMails()).map(({ kind }) => kind)).toEqual(["withdrawal_notice"]);
    expect(await readKinds()).toEqual([]);
  });

  test("A notice that was sent is erased at once", async () => {
    await declare();
    await sendMails();
    await erase(ADA);
    expect(await readKinds()).toEqual([]);
  });

  test("Erasing the operator's own address stops no notices", async () => {
    await declare();
    await erase(OPERATOR);
    await declare("Grace Hopper");
    const notices = (await sendMails()).filter(({ kind }) => kind === "withdrawal_notice");
    expect(notices).toHaveLength(2);
  });
});
