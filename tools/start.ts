import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PRODUCTS } from "../products/catalogue.ts";
import { buildApp } from "./build.ts";
import { buildProducts } from "./products/build-products.ts";
import { storeProducts } from "./products/store-products.ts";
import { readPort } from "./read-port.ts";
import { applyMigrations, demandFreePort, type Server, startServer } from "./serve.ts";
import { isForDeveloper } from "./server-lines.ts";
import { setUpLocalStripe } from "./stripe-prices.ts";
import { root, runStep } from "./tool.ts";
import { pickShellVars } from "./worker-configs.ts";

const PAGES = [
  ["/", "waitlist landing page"],
  ["/quiz1", "dating quiz, from the landing page to the offer"],
  ["/quiz2", "life assessment: landing, one hundred statements, preview"],
  ["/perfectionism", "the toolkit: sales page, exit offer, checkout"],
  ["/help", "emergency numbers and people to talk to, by country"],
  ["/privacy-policy", "privacy policy"],
  ["/__sandbox", "the local Stripe: its clock, money and objects (development only)"],
  ["/__console", "the owner's console, whose Cloudflare Access is stood in for"],
  ["/__sandbox/inbox", "all mail that was sent (development only)"],
];
const CRON_EVERY_MS = 60_000;
const WATCHED = ["app", "public", "workers"];
/** Debounce: editors write a file in several steps, and may save many at once. */
const SETTLE_MS = 150;

let server: Server | undefined;
let rebuilding = false;
let ending = false;

async function start(): Promise<void> {
  const port = readPort(process.env["PORT"]);
  const storage = { persistTo: ".wrangler/state" };
  await demandFreePort(port);
  await runStep("Applying migrations", () => applyMigrations(storage));
  // The app is built by a child process, so both run in parallel.
  const [, products] = await runStep("Building", () =>
    Promise.all([buildApp(), buildProducts(PRODUCTS)]),
  );
  const started = await runStep("Starting", () =>
    startServer({
      ...storage,
      port,
      devVars: ".dev.vars",
      shellVars: pickShellVars(process.env),
      onLine: (line) => isForDeveloper(line, rebuilding) && console.log(line),
    }),
  );
  server = started;
  void started.ended.then(() => ending || giveUp("The server exited unexpectedly."));
  watchSources(rebuild);
  await runStep("Setting up the local Stripe", () => setUpLocalStripe(started.url));
  await storeProducts(started.url, products);
  // `wrangler dev` runs no cron triggers by itself.
  setInterval(runCron, CRON_EVERY_MS, started.url).unref();

  console.log(`\n${started.url}`);
  for (const [path, what] of PAGES) console.log(`  ${path?.padEnd(18)}${what}`);
  console.log(
    "\nChanges in app/, public/ and workers/ are rebuilt at once. Press Ctrl-C to stop.\n",
  );
}

/** Runs one minute of the jobs worker. A failed call is repeated a minute later. */
const runCron = (url: string) =>
  fetch(`${url}/__sandbox/cron`, { method: "POST" }).catch(() => undefined);

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

/** Calls `onChange` once per burst of changes, one call at a time. */
function watchSources(onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  let changed = false;

  const run = async () => {
    if (busy) {
      changed = true;
      return;
    }
    busy = true;
    do {
      changed = false;
      await onChange();
    } while (changed);
    busy = false;
  };

  for (const folder of WATCHED) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(run, SETTLE_MS);
    });
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
