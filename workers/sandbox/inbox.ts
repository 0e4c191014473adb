import { DurableObject } from "cloudflare:workers";
import { Faults, NO_FAULTS } from "./faults.ts";
import { type ReceivedMail, SandboxMail } from "./mail.ts";

type Row = { id: number; received_at: number; mail: string };

/** Stores sent mail and the mail fault plan. */
export class Inbox extends DurableObject<unknown> {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env);
    this.#sql.exec(`
      create table if not exists mails (
        id integer primary key, received_at integer not null, recipient text not null, mail text not null
      );
      create table if not exists plan (id integer primary key check (id = 1), faults text not null)`);
  }

  /** Returns a provider's status code. */
  receive(mail: unknown): number {
    const { mail: faults } = this.readFaults();
    if (faults.failNext > 0) {
      this.planFaults({ mail: { ...faults, failNext: faults.failNext - 1 } });
      return faults.status;
    }
    const parsed = SandboxMail.safeParse(mail);
    if (!parsed.success) return 422;
    this.#sql.exec(
      "insert into mails (received_at, recipient, mail) values (?, ?, ?)",
      Date.now(),
      parsed.data.to.toLowerCase(),
      JSON.stringify(parsed.data),
    );
    return 202;
  }

  /** Newest first; all, or those to one address (case-insensitive). */
  list(to: string | null): ReceivedMail[] {
    const rows =
      to === null
        ? this.#sql.exec<Row>("select * from mails order by id desc")
        : this.#sql.exec<Row>(
            "select * from mails where recipient = ? order by id desc",
            to.toLowerCase(),
          );
    return rows.toArray().map(readRow);
  }

  find(id: number): ReceivedMail | null {
    const [row] = this.#sql.exec<Row>("select * from mails where id = ?", id).toArray();
    return row === undefined ? null : readRow(row);
  }

  empty(): void {
    this.#sql.exec("delete from mails");
  }

  readFaults(): Faults {
    const [row] = this.#sql.exec<{ faults: string }>("select faults from plan").toArray();
    return row === undefined ? NO_FAULTS : Faults.parse(JSON.parse(row.faults));
  }

  planFaults(faults: Faults): void {
    this.#sql.exec(
      "insert or replace into plan (id, faults) values (1, ?)",
      JSON.stringify(faults),
    );
  }
}

const readRow = ({ id, received_at, mail }: Row): ReceivedMail => ({
  ...SandboxMail.parse(JSON.parse(mail)),
  id,
  receivedAt: received_at,
});
