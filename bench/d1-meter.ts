import type { D1Database } from "@cloudflare/workers-types";
import {
  type Answers,
  carryTo,
  databaseOver,
  type Statement,
} from "../tests/fixtures/database-over.ts";

type Note = (answers: Answers, sent: readonly Statement[]) => void;

/** Wraps a database: `note` gets the results, with their cost, of each round trip. */
export function meterDatabase(d1: D1Database, note: Note): D1Database {
  const carry = carryTo(d1);
  return databaseOver(async (sent) => {
    const answers = await carry(sent);
    note(answers, sent);
    return answers;
  });
}
