import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { EmailAddress } from "#app/domain/email-address.ts";
import { emptyTables, insertRow, readRows } from "../../tests/fixtures/stored-rows.ts";
import { createDatabase } from "./database.ts";
import { countWaitlistSignups, insertWaitlistSignup } from "./waitlist-signups.ts";

const db = createDatabase(env.DB);
const signUp = (email: string, source = "direct") =>
  insertWaitlistSignup(db, { email: email as EmailAddress, source, signedUpAt: 1_790_000_000_123 });

beforeEach(() => emptyTables(env.DB));

test("A signup is stored as its owner typed it", async () => {
  expect(await signUp("Ada@Example.test", "newsletter")).toBe(true);
  expect(
    await readRows(env.DB, "select email, source, signed_up_at from waitlist_signups"),
  ).toEqual([{ email: "Ada@Example.test", source: "newsletter", signed_up_at: 1_790_000_000_123 }]);
});

test("An address signs up once, in whatever letters, and the first entry stays as it was", async () => {
  expect(await signUp("ada@example.test", "newsletter")).toBe(true);
  expect(await signUp("ADA@example.test", "advert")).toBe(false);
  expect(await readRows(env.DB, "select email, source from waitlist_signups")).toEqual([
    { email: "ada@example.test", source: "newsletter" },
  ]);
  expect(await countWaitlistSignups(db)).toBe(1);
});

test("Of fifty signups at once with one address exactly one is the first", async () => {
  const spellings = Array.from({ length: 50 }, (_, turn) =>
    [..."ada@example.test"]
      .map((letter, at) => ((turn >> (at % 6)) & 1 ? letter.toUpperCase() : letter))
      .join(""),
  );
  expect(new Set(spellings).size).toBe(50);
  const answers = await Promise.all(spellings.map((email) => signUp(email)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await readRows(env.DB, "select count(*) as n from waitlist_signups")).toEqual([{ n: 1 }]);
  expect(await countWaitlistSignups(db)).toBe(1);
});

test("The count follows every signup and every removal, whoever makes them", async () => {
  const addresses = JSON.stringify(Array.from({ length: 500 }, (_, at) => `${at}@example.test`));
  const addAll = "insert into waitlist_signups (email) select value from json_each(?)";
  expect(await countWaitlistSignups(db)).toBe(0);
  await env.DB.prepare(addAll).bind(addresses).run();
  expect(await countWaitlistSignups(db)).toBe(500);
  await env.DB.prepare("delete from waitlist_signups where email like '1%'").run();
  expect(await countWaitlistSignups(db)).toBe(500 - 111);
});

test("A total that has lost its row is an error, not a zero", async () => {
  await env.DB.prepare("delete from waitlist_totals").run();
  await expect(countWaitlistSignups(db)).rejects.toThrow("lost its only row");
  await insertRow(env.DB, "waitlist_totals");
});
