import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseNode, isFit } from "./node-version.mjs";
import { root } from "./tool.ts";

test.each([
  ["22.18.0", "the first that strips types"],
  ["v22.21.1", "as `node --version` prints it"],
  ["24.2.0", "the first of its line that knows import.meta.main"],
  ["24.21.0", "the one that npm installs"],
  ["26.0.0", "a later line"],
  ["28.1.0-nightly", "a nightly build"],
])("The machine's own Node runs the project: %s, %s", (version) => {
  expect(isFit(version)).toBe(true);
  expect(chooseNode({ path: "/usr/bin/node", version }, "/packaged")).toBe("/usr/bin/node");
});

test.each([
  ["20.20.2", "it does not strip types"],
  ["22.17.1", "it does not strip types"],
  ["23.11.0", "Vitest does not support it"],
  ["24.1.0", "it does not know import.meta.main"],
  ["25.9.0", "Vitest does not support it"],
  ["", "it could not be asked"],
])("The packaged Node replaces %s: %s", (version) => {
  expect(isFit(version)).toBe(false);
  expect(chooseNode({ path: "/usr/bin/node", version }, "/packaged")).toBe("/packaged");
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kindling-node-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("A script, and the `node` that it starts by name, run with the Node that runs npm", () => {
  // A file other than the packaged Node.
  const own = join(realpathSync(folder), basename(process.execPath));
  copyFileSync(process.execPath, own);
  const script = join(folder, "which.mjs");
  writeFileSync(
    script,
    `import { execFileSync } from "node:child_process";
     const byName = execFileSync("node", ["-p", "process.execPath"], { encoding: "utf8" });
     console.log(JSON.stringify([process.execPath, byName.trim()]));`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, ["tools/prepare.mjs", script], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, npm_node_execpath: own },
  });
  expect(JSON.parse(stdout || "null"), stderr).toEqual([own, own]);
});
