import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { emptyTables, insertRow } from "../../tests/fixtures/rows.ts";
import { createDatabase } from "./database.ts";
import { countCompletedAttempts, readCounter } from "./standing-data.ts";

const TIME = 1_790_000_000_000;

describe("Completed audits are counted by the hour:", () => {
  const db = createDatabase(env.DB);
  const complete = (completed_at: number) =>
    insertRow("quiz2_attempts", {
      id: crypto.randomUUID(),
      status: "completed",
      completed_at,
    });
  const readTotal = () => readCounter(db, "completed_attempts");
  beforeEach(() => emptyTables());

  test("each once, even if a run is repeated or late, and whatever is deleted afterwards", async () => {
    await complete(TIME);
    await complete(TIME + 1);
    await insertRow("quiz2_attempts");
    await Promise.all([countCompletedAttempts(db, TIME), countCompletedAttempts(db, TIME)]);
    expect(await readTotal()).toBe(1);
    await countCompletedAttempts(db, TIME + 2);
    await countCompletedAttempts(db, TIME);
    await countCompletedAttempts(db, TIME + 2);
    expect(await readTotal()).toBe(2);
    await env.DB.exec("delete from quiz2_attempts");
    await complete(TIME + 3);
    await countCompletedAttempts(db, TIME + 4);
    expect(await readTotal()).toBe(3);
  });
});
