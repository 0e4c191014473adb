import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { emptyTables } from "../fixtures/rows.ts";

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
// An earlier file of the same worker may have left rows.
await emptyTables();
