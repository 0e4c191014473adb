import { availableParallelism } from "node:os";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { jobsStub, sandboxStub, webhookStub, webStub } from "./tests/setup/stubs.ts";

const JOBS_WORKER = ["workers/jobs/index.test.ts", "workers/jobs/send-email.test.ts"];
const SANDBOX = "{workers/sandbox,packages/local-stripe}/**/*.test.ts";
/** Whatever needs the local Stripe beside the workers. */
const MONEY = "**/*.money.test.ts";

const bindings = { TEST_MIGRATIONS: await readD1Migrations("migrations") };
// What workers are told of a request's place would be fetched from Cloudflare.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";

const seed = process.env["SEED"];
const setupFiles = ["tests/setup/seed.ts", "tests/setup/apply-migrations.ts"];
/** These load the built app. */
const globalSetup = ["tests/setup/build.ts"];

export default defineConfig({
  // Of a package that ships source maps without their sources.
  logLevel: "error",
  test: {
    // By itself it leaves one of two cores idle.
    maxWorkers: availableParallelism(),
    // `SEED=1234 npm run test:unit -- <file>` repeats what failed with that seed.
    env: seed ? { SEED: seed } : {},
    // For a machine with much else to do: what hangs is told all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "rules",
          environment: "node",
          // Nothing of it keeps anything: one process for all takes a fifth of the time.
          isolate: false,
          include: ["{app,tools,bench,products,packages/press}/**/*.test.ts"],
          exclude: ["app/**/*.worker.test.ts"],
          setupFiles: ["tests/setup/seed.ts"],
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: "./tests/setup/idle-worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            // Further databases: a copy that lags behind the first, and one that a test migrates itself.
            miniflare: {
              bindings,
              d1Databases: ["REPLICA", "MIGRATED"],
              workers: [sandboxStub],
            },
          }),
        ],
        test: {
          name: "workers",
          // Each empties the tables that it reads. A worker of its own for each file took twice the time.
          isolate: false,
          include: ["app/**/*.worker.test.ts", "workers/**/*.test.ts"],
          exclude: [...JOBS_WORKER, SANDBOX, MONEY],
          setupFiles,
          globalSetup,
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: "./tests/setup/money-worker.ts",
            wrangler: { configPath: "./tests/setup/money.toml" },
            miniflare: { bindings },
          }),
        ],
        test: { name: "money", include: [MONEY], setupFiles, globalSetup },
      },
      {
        plugins: [
          cloudflareTest({
            main: "./workers/jobs/development.ts",
            wrangler: { configPath: "./workers/jobs/wrangler.toml" },
            miniflare: {
              bindings,
              workers: [sandboxStub],
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
            miniflare: { workers: [webStub, jobsStub, webhookStub] },
          }),
        ],
        test: {
          name: "sandbox",
          include: [SANDBOX],
          globalSetup: ["packages/local-stripe/testing/provide-shapes.ts"],
        },
      },
    ],
  },
});
