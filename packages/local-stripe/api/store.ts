import type { Kept, KeptByName, KeptName } from "./kept.ts";

type Row = { seq: number; data: string };
type ListOptions = {
  limit?: number | undefined;
  startingAfter?: string | undefined;
  /** SQL conditions on the column `data`, with their values. */
  where?: readonly (readonly [condition: string, ...values: (string | number)[]])[];
};

const TABLES = `
  create table if not exists objects (
    seq integer primary key, id text not null unique, name text not null, data text not null, hidden text
  );
  create index if not exists objects_by_name on objects (name, seq);
  create index if not exists objects_by_customer on objects (name, data ->> 'customer');
  create index if not exists objects_by_intent on objects (name, data ->> 'payment_intent');
  create table if not exists agenda (
    verb text not null, id text not null, due_ms integer not null, primary key (verb, id)
  );
  create index if not exists agenda_by_due on agenda (due_ms);
  create table if not exists answers (
    key text primary key, endpoint text not null, form text not null, status integer not null,
    body text not null, request_id text not null, at_ms integer not null
  );
  create table if not exists movements (seq integer primary key, data text not null);
  create table if not exists deliveries (
    seq integer primary key, event_id text not null, due_ms integer not null, attempts integer not null default 0,
    state text not null
  );
  create index if not exists deliveries_by_state on deliveries (state, due_ms);
  create table if not exists settings (name text primary key, value text not null)`;

const NAMES = ["objects", "agenda", "answers", "movements", "deliveries", "settings"];

/** The account's state in SQLite. What Stripe does not expose of an object is in the column `hidden`. */
export class Store {
  readonly sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.sql = sql;
    sql.exec(TABLES);
  }

  find<N extends KeptName>(name: N, id: string): KeptByName[N] | null {
    const [row] = this.sql
      .exec<Row>("select seq, data from objects where id = ? and name = ?", id, name)
      .toArray();
    return row === undefined ? null : JSON.parse(row.data);
  }

  findAny(id: string): Kept | null {
    const [row] = this.sql.exec<Row>("select seq, data from objects where id = ?", id).toArray();
    return row === undefined ? null : JSON.parse(row.data);
  }

  put(object: Kept): void {
    this.sql.exec(
      "insert into objects (id, name, data) values (?, ?, ?) on conflict (id) do update set data = excluded.data",
      object.id,
      object.object,
      JSON.stringify(object),
    );
  }

  hide(id: string, hidden: object): void {
    this.sql.exec("update objects set hidden = ? where id = ?", JSON.stringify(hidden), id);
  }

  /** The hidden part of an object; its type is up to the caller. */
  readHidden<T>(id: string): T | null {
    const [row] = this.sql
      .exec<{ hidden: string | null }>("select hidden from objects where id = ?", id)
      .toArray();
    return row === undefined || row.hidden === null ? null : JSON.parse(row.hidden);
  }

  /** Newest first, like all of Stripe's lists. */
  list<N extends KeptName>(name: N, options: ListOptions = {}) {
    const { limit = 1_000_000, startingAfter, where = [] } = options;
    const conditions: (readonly [string, ...(string | number)[]])[] = [
      ["name = ?", name],
      ...where,
    ];
    if (startingAfter !== undefined) {
      conditions.push(["seq < (select seq from objects where id = ?)", startingAfter]);
    }
    const rows = this.sql
      .exec<Row>(
        `select seq, data from objects where ${conditions.map(([sql]) => sql).join(" and ")}
         order by seq desc limit ?`,
        ...conditions.flatMap(([, ...values]) => values),
        limit + 1,
      )
      .toArray();
    const data = rows.slice(0, limit).map((row): KeptByName[N] => JSON.parse(row.data));
    return { data, hasMore: rows.length > limit };
  }

  readSetting<T>(name: string): T | null {
    const [row] = this.sql
      .exec<{ value: string }>("select value from settings where name = ?", name)
      .toArray();
    return row === undefined ? null : JSON.parse(row.value);
  }

  writeSetting(name: string, value: unknown): void {
    this.sql.exec(
      "insert or replace into settings (name, value) values (?, ?)",
      name,
      JSON.stringify(value),
    );
  }

  empty(): void {
    for (const name of NAMES) this.sql.exec(`delete from ${name}`);
  }
}
