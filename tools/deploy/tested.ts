import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../tool.ts";

/** Which commit passed all tests here. */
const MARK = join(root, ".wrangler/tested");

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** The commit, and whether no file differs from it. */
export const readCommit = () => ({
  id: git("rev-parse", "HEAD"),
  isClean: git("status", "--porcelain") === "",
});

/** Notes that all tests passed, unless they ran with changes that are not committed. */
export function markTested(): void {
  // A copy without git cannot be deployed anyway.
  if (!existsSync(join(root, ".git"))) return;
  const { id, isClean } = readCommit();
  if (!isClean) return;
  mkdirSync(dirname(MARK), { recursive: true });
  writeFileSync(MARK, id);
}

export const readTestedCommit = (): string | null =>
  existsSync(MARK) ? readFileSync(MARK, "utf8") : null;
