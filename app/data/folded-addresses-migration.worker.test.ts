import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { type EmailAddress, foldEmailAddress } from "#app/domain/mail/email-address.ts";
import { migrateThrough, migrateUntil } from "../../tests/fixtures/migrated.ts";
import { insertRow, readRows } from "../../tests/fixtures/stored-rows.ts";
import { createDatabase } from "./database.ts";
import { listPaidOrders } from "./orders.ts";

type Stored = { email: string; email_folded: string | null };
const read = (table: string) =>
  readRows<Stored>(env.MIGRATED, `select email, email_folded from ${table} order by rowid`);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
const LETTERS = [
  ...[range(0x21, 0x7e), range(0xc0, 0x17f), range(0x386, 0x3ce), range(0x400, 0x45f)].flat(),
  "e\u0301",
  "\u01c4",
  "\u1e9e",
  "用",
  "\u{1d49c}",
];
const addressOf = (letter: string) => `a${letter}b@Example.TEST`;

beforeAll(async () => {
  await migrateUntil("folded_addresses");
  for (const email of ["Ünal@example.test", "ünal@example.test", "Ada@example.test"]) {
    await insertRow(env.MIGRATED, "waitlist_signups", { email });
    await insertRow(env.MIGRATED, "quiz_submissions", { email });
  }
  await insertRow(env.MIGRATED, "quiz2_users", { email: "Ünal@example.test" });
  for (const email of [...LETTERS.map(addressOf), "Ünal@example.test"]) {
    const order = { id: crypto.randomUUID(), visitor_hash: email, status: "paid" };
    await insertRow(env.MIGRATED, "orders", { ...order, email });
  }
  await migrateThrough("folded_addresses");
});

describe("An address that was stored before folded addresses", () => {
  test("is folded like a new one, or left alone where SQL cannot fold it", async () => {
    const orders = await readRows<Stored>(
      env.MIGRATED,
      "select email, email_folded from orders order by email",
    );
    expect(orders).toHaveLength(LETTERS.length + 1);
    const unfolded = orders.filter(({ email_folded }) => email_folded === null);
    expect(unfolded.map(({ email }) => email).toSorted()).toEqual(
      ["İ", "ŉ", "Σ", "\u0387", "\u03a2", "e\u0301", "\u01c4", "\u1e9e", "用", "\u{1d49c}"]
        .map(addressOf)
        .toSorted(),
    );
    const folded = orders.filter(({ email_folded }) => email_folded !== null);
    expect(folded).toEqual(
      folded.map(({ email }) => ({ email, email_folded: foldEmailAddress(email) })),
    );
  });

  test.each(["waitlist_signups", "quiz_submissions"])(
    "in %s stays, even beside another spelling",
    async (table) => {
      expect(await read(table)).toEqual([
        { email: "Ünal@example.test", email_folded: null },
        { email: "ünal@example.test", email_folded: "ünal@example.test" },
        { email: "Ada@example.test", email_folded: "ada@example.test" },
      ]);
    },
  );

  test("finds its orders in whatever spelling it is asked for", async () => {
    await applyD1Migrations(env.MIGRATED, env.TEST_MIGRATIONS);
    for (const asked of ["Ünal@example.test", "ÜNAL@example.test", "u\u0308nal@example.test"]) {
      const found = await listPaidOrders(createDatabase(env.MIGRATED), asked as EmailAddress);
      expect(found.map(({ email }) => email)).toEqual(["Ünal@example.test"]);
    }
  });

  test("is migrated without leaving a table behind", async () => {
    const tables = "select name from sqlite_schema where name like 'folded%'";
    expect(await readRows(env.MIGRATED, tables)).toEqual([]);
  });
});
