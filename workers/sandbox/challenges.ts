import { DurableObject } from "cloudflare:workers";
import { z } from "zod";
import { minutes } from "#app/domain/duration.ts";

/** How long Turnstile accepts a token. */
const VALID_FOR_MS = minutes(5);

const Asked = z.object({ secret: z.string().optional(), response: z.string().optional() });
type Row = { hostname: string; action: string; issued_at: number; is_spent: 0 | 1 };

/** The tokens of the local stand-in for Turnstile, and its `siteverify`. */
export class Challenges extends DurableObject<unknown> {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.#sql.exec(`create table if not exists tokens (
      token text primary key, hostname text not null, action text not null,
      issued_at integer not null, is_spent integer not null default 0
    )`);
  }

  /** Issues the token of a solved widget. */
  issue(hostname: string, action: string): string {
    const token = `sandbox.${crypto.randomUUID()}`;
    this.#sql.exec(
      "insert into tokens (token, hostname, action, issued_at) values (?, ?, ?, ?)",
      ...[token, hostname, action, Date.now()],
    );
    return token;
  }

  verify(asked: unknown): object {
    const { secret = "", response = "" } = Asked.safeParse(asked).data ?? {};
    if (secret === "") return refuse("missing-input-secret");
    if (!secret.startsWith("sandbox")) return refuse("invalid-input-secret");
    if (response === "") return refuse("missing-input-response");
    const [row] = this.#sql.exec<Row>("select * from tokens where token = ?", response).toArray();
    if (row === undefined) return refuse("invalid-input-response");
    if (row.is_spent === 1 || row.issued_at + VALID_FOR_MS < Date.now()) {
      return refuse("timeout-or-duplicate");
    }
    this.#sql.exec("update tokens set is_spent = 1 where token = ?", response);
    const { hostname, action, issued_at } = row;
    const challenge_ts = new Date(issued_at).toISOString();
    return { success: true, "error-codes": [], challenge_ts, hostname, action, cdata: "" };
  }
}

const refuse = (code: string) => ({ success: false, "error-codes": [code], messages: [] });
