import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(WORKER_IDS)(
  "wrangler bundles %s, and understands every line of its configuration",
  async (id) => {
    const { ok, output } = await runTool("wrangler", [
      ...["deploy", "--dry-run", "--config", configPath(target, id)],
      ...["--outdir", join(folder, "out", id)],
    ]);
    expect(ok, output).toBe(true);
    expect(output).not.toMatch(/warning/i);
    expect(output).toContain("env.DB (kindling)");
  },
);
