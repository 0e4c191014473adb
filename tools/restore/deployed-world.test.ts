import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Context } from "../deploy/context.ts";
import { EXAMPLE_FILE, readSite } from "../deploy/production.ts";
import type { ToolResult } from "../tool.ts";
import { openRestoreWorld } from "./deployed-world.ts";

const TIME = "2026-11-20T14:30:00Z";

let folder: string;
let calls: string[];
let answer: ToolResult;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-restore-"));
  new DatabaseSync(join(folder, "before.sqlite")).close();
  calls = [];
  answer = { ok: true, output: "" };
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () =>
  openRestoreWorld(
    {
      site: readSite(EXAMPLE_FILE),
      folder,
      secrets: { STRIPE_SECRET_KEY: "sk_test_1" },
      world: {
        wrangler: async (args: readonly string[]) => {
          calls.push(args.join(" ").replace(/--config \S+/, "--config C"));
          return answer;
        },
        print: () => undefined,
        sleep: async () => undefined,
      },
    } as unknown as Context,
    { to: TIME, exported: join(folder, "before.sqlite"), note: () => undefined },
  );

test("Deliveries of the site's own queues are paused and resumed", async () => {
  await open().pause("email");
  await open().resume("stripe");
  expect(calls).toEqual([
    "queues pause-delivery kindling-email",
    "queues resume-delivery kindling-stripe",
  ]);
});

test("A query returns its rows, whatever wrangler prints before them", async () => {
  answer = {
    ok: true,
    output: 'Executing ...\n[{ "results": [{ "line": "1" }], "success": true }]',
  };
  expect(await open().ask("select 1 as line")).toEqual([{ line: "1" }]);
  expect(calls).toEqual([
    "d1 execute DB --config C --remote --yes --json --command select 1 as line",
  ]);
});

test("The export is asked on this machine", async () => {
  expect(await open().askExport("select 1 as one")).toEqual([{ one: 1 }]);
  expect(calls).toEqual([]);
});

test("An error of wrangler is reported, and nothing goes on", async () => {
  answer = { ok: false, output: "Invalid timestamp" };
  await expect(open().goBack()).rejects.toThrow("Invalid timestamp");
  expect(calls).toEqual([`d1 time-travel restore DB --config C --timestamp ${TIME} --json`]);
});
