import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isUuid } from "./column-rules.ts";

/** Unused: the product has no accounts (docs/product.md#stored-entities). */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    username: text("username").notNull().unique(),
    password: text("password").notNull(),
  },
  (table) => [check("users_id_uuid", isUuid(table.id))],
);
