import type { D1Database } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordStatements, sendStatements } from "./recorded-statements.ts";

function listenIn() {
  const sent: unknown[] = [];
  const rows = (text: string) => ({ results: text.startsWith("select") ? [{ text }] : [] });
  const prepare = (text: string) => ({
    bind: (...values: unknown[]) => ({
      text,
      values,
      run: async () => {
        sent.push({ text, values });
        return rows(text);
      },
    }),
  });
  const batch = async (statements: { text: string; values: unknown[] }[]) => {
    sent.push(statements.map(({ text, values }) => ({ text, values })));
    return statements.map(({ text }) => rows(text));
  };
  return { sent, db: { prepare, batch } as unknown as D1Database };
}

test("a recorded batch is sent again with other values", async () => {
  const recorded = await recordStatements((db) =>
    db.batch([
      db.select({ email: sql`${"email"}`, count: sql`${7}` }).from(sql`people`),
      db.select({ nothing: sql`${null}` }).from(sql`people`),
    ]),
  );
  const { sent, db } = listenIn();
  expect(await sendStatements(db, recorded, { email: "ada@bench.example" })).toEqual([
    { text: "select ?, ? from people" },
  ]);
  expect(sent).toEqual([
    [
      { text: "select ?, ? from people", values: ["ada@bench.example", 7] },
      { text: "select ? from people", values: [null] },
    ],
  ]);
});

test("the rows of a batch are those of its first statement that returns any", async () => {
  const recorded = await recordStatements((db) =>
    db.batch([db.run(sql`insert into counts values (1)`), db.all(sql`select 2`)]),
  );
  expect(await sendStatements(listenIn().db, recorded, {})).toEqual([{ text: "select 2" }]);
});

test("only the first statement of a query that fails later is recorded and sent again", async () => {
  const recorded = await recordStatements(async (db) => {
    await db.all(sql`select ${"id"} from people`);
    await db.all(sql`select 2`);
    throw new Error("No such person.");
  });
  const { sent, db } = listenIn();
  await sendStatements(db, recorded, { id: "ada" });
  expect(sent).toEqual([{ text: "select ? from people", values: ["ada"] }]);
});

test("a query without a statement is refused", async () => {
  await expect(recordStatements(async () => {})).rejects.toThrow("The query sent no statement.");
});
