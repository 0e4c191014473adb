import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { emptyTables } from "../fixtures/stored-rows.ts";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
// Another file of the same worker may have left its rows.
await emptyTables(env.DB);
