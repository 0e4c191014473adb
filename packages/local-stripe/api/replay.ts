import { days } from "../duration.ts";
import { type Answer, type Call, NO_RETRY } from "./call.ts";
import { invalid, Problem } from "./problem.ts";
import type { Store } from "./store.ts";

type Row = { endpoint: string; form: string; status: number; body: string; request_id: string };

const KEPT_MS = days(1);

const LONGEST_KEY = 255;

/** The stored answer of an idempotency key. @throws Problem if the key was used for another call */
export function findReplay(store: Store, call: Call, nowMs: number): Answer | null {
  if (call.idempotencyKey === null || call.method !== "POST") return null;
  if (call.idempotencyKey.length > LONGEST_KEY) {
    throw invalid(`Idempotency keys can be at most ${LONGEST_KEY} characters long.`);
  }
  store.sql.exec("delete from answers where at_ms < ?", nowMs - KEPT_MS);
  const [row] = store.sql
    .exec<Row>("select * from answers where key = ?", call.idempotencyKey)
    .toArray();
  if (row === undefined) return null;
  if (row.endpoint !== call.path) {
    throw otherwiseUsed(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${call.path}' vs '${row.endpoint}').`,
      call.idempotencyKey,
    );
  }
  if (row.form !== sortForm(call.form)) {
    throw otherwiseUsed(
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      call.idempotencyKey,
    );
  }
  return {
    status: row.status,
    body: JSON.parse(row.body),
    headers: {
      "idempotent-replayed": "true",
      "original-request": row.request_id,
      ...(row.status >= 500 && NO_RETRY),
    },
  };
}

export function keepAnswer(
  store: Store,
  call: Call,
  { status, body }: Answer,
  { requestId, nowMs }: { requestId: string; nowMs: number },
): void {
  if (call.idempotencyKey === null || call.method !== "POST") return;
  store.sql.exec(
    "insert or ignore into answers (key, endpoint, form, status, body, request_id, at_ms) values (?, ?, ?, ?, ?, ?, ?)",
    call.idempotencyKey,
    call.path,
    sortForm(call.form),
    status,
    JSON.stringify(body),
    requestId,
    nowMs,
  );
}

/** Replaces the kept answer, as when Stripe fails after the commit. */
export const replaceAnswer = (store: Store, call: Call, { status, body }: Answer): void =>
  void store.sql.exec(
    "update answers set status = ?, body = ? where key = ?",
    status,
    JSON.stringify(body),
    call.idempotencyKey,
  );

const sortForm = (form: string): string => {
  const fields = new URLSearchParams(form);
  fields.sort();
  return fields.toString();
};

const otherwiseUsed = (message: string, key: string) =>
  new Problem(
    400,
    "idempotency_error",
    `${message} Try using a key other than '${key}' if you meant to execute a different request.`,
  );
