import { env } from "cloudflare:workers";
import { AsyncLocalStorage } from "node:async_hooks";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import type { Waits } from "./far-distances.ts";

const waits = new AsyncLocalStorage<Waits | null>();

/** Handles a request at the given distances; null: next to everything. */
export async function travel<T>(distances: Waits | null, handle: () => Promise<T>): Promise<T> {
  if (distances !== null) await scheduler.wait(distances.request);
  return waits.run(distances, handle);
}

/** The same object, but the named methods take a round trip longer. */
const putAway = <T extends object>(target: T, to: keyof Waits, methods: readonly string[]): T =>
  new Proxy(target, {
    get(from, name) {
      const value: unknown = Reflect.get(from, name);
      if (typeof value !== "function") return value;
      if (!methods.includes(String(name))) return value.bind(from);
      return async (...values: unknown[]) => {
        await scheduler.wait(waits.getStore()?.[to] ?? 0);
        return value.apply(from, values);
      };
    },
  });

/** A batch takes the statements themselves, not their proxies. */
const statements = new WeakMap<object, D1PreparedStatement>();

function putStatementAway(statement: D1PreparedStatement): D1PreparedStatement {
  const away = putAway(statement, "database", ["first", "run", "all", "raw"]);
  const far = new Proxy(away, {
    get: (from, name) =>
      name === "bind"
        ? (...values: unknown[]) => putStatementAway(statement.bind(...values))
        : Reflect.get(from, name),
  });
  statements.set(far, statement);
  return far;
}

function putDatabaseAway(d1: D1Database): D1Database {
  const near = {
    prepare: (sql: string) => putStatementAway(d1.prepare(sql)),
    batch: (all: D1PreparedStatement[]) => d1.batch(all.map((one) => statements.get(one) ?? one)),
  };
  return putAway(near, "database", ["batch"]) as D1Database;
}

// Must happen before the app reads the bindings, which it does when loaded.
Object.assign(env, {
  DB: putDatabaseAway(env.DB),
  FILES: putAway(env.FILES, "files", ["head", "get", "put", "list", "delete"]),
  STRIPE_SANDBOX: putAway(env.STRIPE_SANDBOX, "stripe", ["fetch"]),
});
