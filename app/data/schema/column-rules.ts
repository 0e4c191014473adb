import { inArray, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { MAX_EMAIL_LENGTH, REMOVED_ADDRESS } from "#app/domain/mail/email-address.ts";

/** The database's clock in milliseconds, the default for rows inserted without a time. */
export const databaseNow = sql`(cast(unixepoch('subsec') * 1000 as integer))`;

/** A CHECK cannot have bound parameters, so the values are inlined. */
export const isOneOf = (column: AnySQLiteColumn, values: readonly (string | number)[]): SQL =>
  sql`${column} in (${sql.raw(values.map(toLiteral).join(", "))})`;

/** Checks the type too: SQLite stores 50.5 or 'many' in an integer column, and any text compares above a minimum. */
export const isIntegerFrom = (column: AnySQLiteColumn, least: number, most?: number): SQL => {
  const range = most === undefined ? `>= ${least}` : `between ${least} and ${most}`;
  return sql`typeof(${column}) = 'integer' and ${column} ${sql.raw(range)}`;
};

/** A missing value passes, as NULL does in every CHECK. */
export const hasEmailLength = (column: AnySQLiteColumn): SQL =>
  sql`length(${column}) between 3 and ${sql.raw(String(MAX_EMAIL_LENGTH))}`;

/**
 * The form in which addresses are compared. `emailFolded` is written by `foldEmailAddress`; SQLite's `lower()` folds
 * ASCII only, and is for rows of releases that did not fold yet.
 */
export const foldedEmail = (table: { emailFolded: AnySQLiteColumn; email: AnySQLiteColumn }): SQL =>
  sql`coalesce(${table.emailFolded}, lower(${table.email}))`;

/** Whether an id starts with this order number: a hyphen follows it, and a dot sorts right after that. */
export const hasNumber = (id: AnySQLiteColumn, number: string | SQL): SQL =>
  sql`${id} >= ${number} and ${id} < ${number} || '.'`;

/** A literal, because SQLite uses a partial index only for constants. */
export const hasAddress = (table: { email: AnySQLiteColumn }): SQL =>
  sql`${table.email} <> ${sql.raw(toLiteral(REMOVED_ADDRESS))}`;

/** A buyer who was erased is not written for again, nor to. */
export const hasBuyer = (table: { email: AnySQLiteColumn }): SQL =>
  sql`${table.email} is not ${REMOVED_ADDRESS}`;

/** When an attempt was completed, or started if it is unfinished. */
export const attemptAge = (table: { completedAt: AnySQLiteColumn; startedAt: AnySQLiteColumn }) =>
  sql`coalesce(${table.completedAt}, ${table.startedAt})`;

/** Whether Stripe has reported a change that we have not read yet. */
export const isBehind = (table: {
  syncedRevision: AnySQLiteColumn;
  requestedRevision: AnySQLiteColumn;
}): SQL => sql`${table.syncedRevision} < ${table.requestedRevision}`;

/** When a subscription was first renewed: at the end of its trial, or without one at most a month after its start. */
export const firstRenewal = (table: { trialEnd: AnySQLiteColumn; consentedAt: AnySQLiteColumn }) =>
  sql`coalesce(${table.trialEnd}, ${table.consentedAt} + 2678400000)`;

/** Canonical spelling only: two spellings of one uuid would be two keys. */
export const isUuid = (column: AnySQLiteColumn): SQL =>
  sql`${column} glob '????????-????-????-????-????????????' and ${column} not glob '*[^0-9a-f-]*'`;

export const toLiteral = (value: string | number): string =>
  typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;

/** As one parameter, because D1 allows at most 100. */
export const isAmong = (
  column: AnySQLiteColumn,
  values: readonly (string | number | null)[],
): SQL => inArray(column, sql`(select value from json_each(${JSON.stringify(values)}))`);
