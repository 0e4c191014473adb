import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "../../app/domain/duration.ts";
import { buildApp } from "../build.ts";
import { root, runTool } from "../tool.ts";
import { SiteStandIn } from "./site-stand-in.ts";
import { listDryRuns } from "./worker-steps.ts";
import { WORKER_IDS } from "./workers.ts";

const bed = new SiteStandIn();
// A complete run has built it already.
beforeAll(() => buildApp(), minutes(5));
afterAll(bed.close);

/** What wrangler says of routes below which there are no files. */
const KNOWN_WARNINGS = /^Warning: The following routes will attempt to serve Assets/;

test(
  "wrangler bundles every worker, and understands every line of its configuration",
  async () => {
    const outputs: string[] = [];
    const context = bed.open({
      clientBuild: join(root, "build/client"),
      wrangler: async (args) => {
        const result = await runTool("wrangler", [...args], {
          env: { NO_COLOR: "1", FORCE_COLOR: "0" },
        });
        outputs.push(result.output);
        return result;
      },
    });
    for (const { findFaults } of await listDryRuns(context)) expect(await findFaults()).toEqual([]);
    expect(outputs).toHaveLength(WORKER_IDS.length);
    for (const output of outputs) expect(output).toContain("env.DB (kindling)");
    const warnings = [...outputs.join("\n").matchAll(/\[WARNING\] (.+)/g)];
    expect(warnings.filter(([, text = ""]) => !KNOWN_WARNINGS.test(text))).toEqual([]);
  },
  // A busy machine takes a minute for the first bundle.
  minutes(5),
);
