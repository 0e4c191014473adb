import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "../../app/domain/duration.ts";
import { buildApp } from "../build.ts";
import { runTool } from "../tool.ts";
import {
  clientFolder,
  configPath,
  deriveConfigs,
  type Target,
  writeConfigs,
} from "./derive-configs.ts";
import { EXAMPLE_FILE, readSite } from "./production.ts";
import { WORKER_IDS } from "./workers.ts";

const site = readSite(EXAMPLE_FILE);
const folder = mkdtempSync(join(tmpdir(), "kindling-dry-run-"));
const target: Target = { environment: "production", folder };

beforeAll(async () => {
  await buildApp();
  writeConfigs(target, deriveConfigs(site, target));
  mkdirSync(clientFolder(target));
  writeFileSync(join(clientFolder(target), "favicon.svg"), "<svg/>");
  // A complete run has built it already.
}, minutes(5));
afterAll(() => rmSync(folder, { recursive: true }));

/** What wrangler says of routes below which there are no files. */
const KNOWN_WARNINGS = /^Warning: The following routes will attempt to serve Assets/;

test.each(WORKER_IDS)(
  "wrangler bundles %s, and understands every line of its configuration",
  async (id) => {
    const config = configPath(target, id);
    const { ok, output } = await runTool(
      "wrangler",
      ["deploy", "--dry-run", "--config", config, "--outdir", join(folder, "out", id)],
      { env: { NO_COLOR: "1", FORCE_COLOR: "0" } },
    );
    expect(ok, output).toBe(true);
    const warnings = [...output.matchAll(/\[WARNING\] (.+)/g)].map(([, text = ""]) => text);
    expect(warnings.filter((text) => !KNOWN_WARNINGS.test(text))).toEqual([]);
    expect(output).toContain("env.DB (kindling)");
  },
  // A busy machine takes a minute for the first bundle.
  minutes(3),
);
