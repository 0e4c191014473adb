import { days } from "../duration.ts";
import type { Answer, Call } from "./call.ts";
import { Problem } from "./problem.ts";
import type { Store } from "./store.ts";

type Row = { endpoint: string; form: string; status: number; body: string; request_id: string };

const KEPT_MS = days(1);

/** The stored answer of an idempotency key. @throws Problem if the key was used for another call */
export function findReplay(store: Store, call: Call, nowMs: number): Answer | null {
  if (call.idempotencyKey === null || call.method !== "POST") return null;
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
    headers: { "idempotent-replayed": "true", "original-request": row.request_id },
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
    "insert into answers (key, endpoint, form, status, body, request_id, at_ms) values (?, ?, ?, ?, ?, ?, ?)",
    call.idempotencyKey,
    call.path,
    sortForm(call.form),
    status,
    JSON.stringify(body),
    requestId,
    nowMs,
  );
}

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
