import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPortFree, pickFreePort } from "./port.ts";
import { setUpLocalStripe } from "./stripe-prices.ts";
import { root, runTool } from "./tool.ts";
import { type Server, type ServerOptions, type Storage, startWrangler } from "./wrangler-dev.ts";

export type { Server } from "./wrangler-dev.ts";

/** @throws Error with wrangler's output */
export async function applyMigrations({ persistTo, config }: Storage): Promise<void> {
  if (globSync("migrations/*.sql", { cwd: root }).length === 0) return;
  const { ok, output } = await runTool("wrangler", [
    "d1",
    "migrations",
    "apply",
    "DB",
    "--local",
    "--persist-to",
    persistTo,
    ...(config ? ["--config", config] : []),
  ]);
  if (!ok) throw new Error(output);
}

const CACHE = join(root, "node_modules/.cache");

/**
 * Copies a migrated, empty database, which is kept for the next time: applying the migrations takes longer than
 * starting the server.
 */
async function copyMigratedDatabase(persistTo: string): Promise<void> {
  const hash = createHash("sha256");
  for (const path of globSync(["migrations/*.sql", "package-lock.json"], { cwd: root }).sort()) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  const kept = join(CACHE, `migrated-${hash.digest("hex").slice(0, 16)}`);
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true });
    const fresh = mkdtempSync(`${kept}-`);
    await applyMigrations({ persistTo: fresh });
    // Another process may have been faster.
    if (existsSync(kept)) rmSync(fresh, { recursive: true });
    else renameSync(fresh, kept);
  }
  cpSync(kept, persistTo, { recursive: true });
}

/**
 * Serves all workers on localhost, with the sandbox in front.
 *
 * @throws Error with one line if the port is in use, with wrangler's output if the server does not start
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  if (options.port !== 0) {
    await demandFreePort(options.port);
    return startWrangler(options);
  }
  for (let attempt = 1; ; attempt++) {
    const port = await pickFreePort();
    try {
      return await startWrangler({ ...options, port });
    } catch (error) {
      // Retry only if another process took the port.
      if (attempt === 3 || (await isPortFree(port))) throw error;
    }
  }
}

export async function demandFreePort(port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
}

/** Starts a server on a free port with a temporary, empty database. Needs a build. */
export async function startFreshServer(
  options: Pick<
    ServerOptions,
    "config" | "vars" | "shellVars" | "devVars" | "mains" | "onLine"
  > = {},
): Promise<Server> {
  const persistTo = mkdtempSync(join(tmpdir(), "kindling-server-"));
  const remove = () => rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  try {
    if (options.config) await applyMigrations({ persistTo, config: options.config });
    else await copyMigratedDatabase(persistTo);
    const bundles = process.env["WORKER_BUNDLES"];
    const server = await startServer({ ...options, port: 0, persistTo, bundles });
    // A worker served alone has no local Stripe.
    if (options.config === undefined) await setUpLocalStripe(server.url);
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
