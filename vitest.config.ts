import { availableParallelism } from "node:os";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { consoleStub, jobsStub, sandboxStub, webhookStub, webStub } from "./tests/setup/stubs.ts";
import { keepTemporaryFilesInMemory } from "./tests/setup/temporary-files.ts";

const JOBS_WORKER = ["workers/jobs/index.test.ts", "workers/jobs/send-email.test.ts"];
const SANDBOX = "{workers/sandbox,packages/local-stripe}/**/*.test.ts";
/** Tests that need the local Stripe next to the workers. */
const MONEY = "**/*.money.test.ts";

keepTemporaryFilesInMemory();
const bindings = { TEST_MIGRATIONS: await readD1Migrations("migrations") };
// Miniflare would fetch `request.cf` from Cloudflare.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";

const seed = process.env["SEED"];
const inputs = process.env["INPUTS"];
const setupFiles = [
  "tests/setup/seed.ts",
  "tests/setup/apply-migrations.ts",
  "tests/setup/query-plans.ts",
];
/** Imports manuscripts as text, like the bundler of the jobs worker. */
const manuscripts: Plugin = {
  name: "manuscripts",
  enforce: "pre",
  transform: (source, id) =>
    id.endsWith(".md") ? `export default ${JSON.stringify(source)};` : null,
};
/** For projects that load the built app. */
const globalSetup = ["tests/setup/build.ts"];

export default defineConfig({
  // Hides warnings about a package that ships source maps without their sources.
  logLevel: "error",
  test: {
    // In workerd the cache loses the source maps, and looking for them took two thirds of the total time.
    fsModuleCache: false,
    // The default leaves one core idle.
    maxWorkers: availableParallelism(),
    // `SEED=1234 npx vitest run --project rules <file>` repeats a failed property test.
    // INPUTS: how many generated requests are sent to the web worker, and all of P07 (`node tools/nightly.ts`).
    env: { ...(seed && { SEED: seed }), ...(inputs && { INPUTS: inputs }) },
    // Generous, for loaded machines; a test that hangs still fails.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "rules",
          environment: "node",
          // These tests share no state; one process for all files takes a fifth of the time.
          isolate: false,
          include: ["{app,tools,bench,products,packages/press}/**/*.test.ts"],
          exclude: ["app/**/*.worker.test.ts"],
          setupFiles: ["tests/setup/seed.ts"],
        },
      },
      {
        plugins: [
          manuscripts,
          cloudflareTest({
            main: "./tests/setup/idle-worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            // A further database: a lagging replica.
            miniflare: {
              bindings,
              d1Databases: ["REPLICA"],
              workers: [sandboxStub],
            },
          }),
        ],
        test: {
          name: "workers",
          // Each file empties the tables that it reads. A worker per file took twice the time.
          isolate: false,
          include: ["app/**/*.worker.test.ts", "workers/**/*.test.ts"],
          exclude: [...JOBS_WORKER, SANDBOX, MONEY],
          setupFiles,
          globalSetup,
        },
      },
      {
        plugins: [
          manuscripts,
          cloudflareTest({
            main: "./tests/setup/money-worker.ts",
            wrangler: { configPath: "./tests/setup/money.toml" },
            miniflare: { bindings, d1Databases: ["REPLICA"] },
          }),
        ],
        test: {
          name: "money",
          // Each test resets database and account. A worker per file cost three more seconds of processor time each.
          isolate: false,
          include: [MONEY],
          setupFiles: [...setupFiles, "tests/setup/no-retry-delay.ts"],
          globalSetup,
        },
      },
      {
        plugins: [
          manuscripts,
          cloudflareTest({
            main: "./workers/jobs/development.ts",
            wrangler: { configPath: "./workers/jobs/wrangler.toml" },
            miniflare: {
              bindings,
              workers: [sandboxStub],
              queueProducers: { MAIL_EVENTS: { queueName: "kindling-mail-events" } },
              email: { send_email: [{ name: "SEND_EMAIL" }] },
            },
          }),
        ],
        test: { name: "jobs", include: JOBS_WORKER, setupFiles },
      },
      {
        plugins: [
          cloudflareTest({
            main: "./workers/sandbox/index.ts",
            wrangler: { configPath: "./workers/sandbox/wrangler.toml" },
            miniflare: { workers: [webStub, jobsStub, webhookStub, consoleStub] },
          }),
        ],
        test: {
          name: "sandbox",
          // Each test resets the account.
          isolate: false,
          include: [SANDBOX],
        },
      },
    ],
  },
});
