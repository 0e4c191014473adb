import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "./build.ts";
import { applyMigrations, demandFreePort, type Server, startServer } from "./serve.ts";
import { tellStep } from "./tool.ts";
import { watchSources } from "./watch.ts";

const PAGES = [
  ["/", "waitlist landing page"],
  ["/privacy-policy", "privacy policy"],
  ["/design", "the design system (development only)"],
];

let server: Server | undefined;
let rebuilding = false;
let ending = false;

async function start(): Promise<void> {
  const port = readPort(process.env["PORT"]);
  const storage = { persistTo: ".wrangler/state" };
  await demandFreePort(port);
  await tellStep("Applying migrations", () => applyMigrations(storage));
  await tellStep("Building", buildApp);
  const started = await tellStep("Starting", () =>
    startServer({ ...storage, port, onLine: (line) => isNews(line) && console.log(line) }),
  );
  server = started;
  void started.ended.then(() => ending || giveUp("The server ended by itself."));
  watchSources(rebuild);

  console.log(`\n${started.url}`);
  for (const [path, what] of PAGES) console.log(`  ${path?.padEnd(18)}${what}`);
  console.log("\nChanges in app/ and public/ are built at once. Ctrl-C ends it.\n");
}

function readPort(value = "8787"): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${value}".`);
}

/** What wrangler says of a reload says nothing new, and of a half-written build nothing true. */
function isNews(line: string): boolean {
  return rebuilding ? REQUEST_LINE.test(line) : !RELOAD_LINE.test(line);
}

const REQUEST_LINE = /^(\{|\[wrangler:info\] [A-Z]+ )/;
const RELOAD_LINE = /^(⎔ |\[wrangler:info\] ✨)/;
const RELOAD_MS = 500;

async function rebuild(): Promise<void> {
  const startedAt = performance.now();
  rebuilding = true;
  try {
    if ((await buildApp()) === "unchanged") return;
    console.log(`Rebuilt in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    await sleep(RELOAD_MS);
  } catch (error) {
    if (!ending) console.error(describe(error));
  } finally {
    rebuilding = false;
  }
}

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await server?.stop();
  process.exit(0);
}

function giveUp(message: string): void {
  console.error(message);
  process.exit(1);
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
try {
  await start();
} catch (error) {
  if (!ending) giveUp(describe(error));
}
