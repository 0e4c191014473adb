import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { WISHES } from "#app/domain/personal-data.ts";
import { hasEmailLength, isOneOf, isUuid } from "./column-rules.ts";

/**
 * What was declared on `/withdraw`. The operator's mail about one, if it has a mail of its own, has its id. Times in
 * milliseconds.
 */
export const withdrawals = sqliteTable(
  "withdrawals",
  {
    id: text("id").primaryKey(),
    wish: text("wish", { enum: WISHES }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailFolded: text("email_folded").notNull(),
    /** Which contract is meant, as typed. */
    contract: text("contract").notNull(),
    declaredAt: integer("declared_at").notNull(),
    /** When the operator marked it as done. */
    settledAt: integer("settled_at"),
    /** When its person was erased: it is deleted once it is settled. */
    erasedAt: integer("erased_at"),
  },
  (table) => [
    index("withdrawals_email_folded").on(table.emailFolded),
    index("withdrawals_declared_at").on(table.declaredAt),
    check("withdrawals_id_uuid", isUuid(table.id)),
    check("withdrawals_wish_known", isOneOf(table.wish, WISHES)),
    check("withdrawals_email_length", hasEmailLength(table.email)),
  ],
);
