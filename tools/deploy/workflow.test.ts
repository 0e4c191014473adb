import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../tool.ts";
import { SECRETS } from "./secrets.ts";

const read = (name: string): string => readFileSync(join(root, ".github/workflows", name), "utf8");
const deploy = read("deploy.yml");

test("The deployment from GitHub gets every secret of the workers, and the login", () => {
  const given = [...deploy.matchAll(/^ +(\w+): \$\{\{ secrets\.(\w+) \}\}$/gm)];
  for (const [, variable, secret] of given) expect(variable).toBe(secret);
  const names = given.map(([, variable]) => variable).sort();
  expect(names).toEqual([...SECRETS, "CLOUDFLARE_API_TOKEN"].sort());
});

test("No secret appears in a command or is given to tests", () => {
  expect(deploy).not.toMatch(/^ *(?:- )?run:.*secrets\./m);
  expect(deploy.split("npm run deploy")[0]).not.toContain("{{ secrets.");
  expect(deploy).not.toContain("secrets: inherit");
  expect(read("ci.yml")).not.toContain("{{ secrets.");
});

test.each(["ci.yml", "deploy.yml", "backup.yml"])(
  "%s may only read the repository, and pins each action",
  (name) => {
    const text = read(name);
    expect(text).toContain("permissions:\n  contents: read\n");
    expect(text).not.toMatch(/: write|pull_request_target/);
    const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(1);
    for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$|^\.\//);
  },
);
