import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inFolder } from "./data.ts";

const WAITING = `import { writeFileSync } from "node:fs";
import { inFolder } from ${JSON.stringify(join(import.meta.dirname, "data.ts"))};
await inFolder(async (folder) => {
  writeFileSync(folder + "/secrets.json", "{}");
  console.log(folder);
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});`;

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "A folder of a command that ends by %s is removed with what is in it",
  async (signal) => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", WAITING], {
      cwd: join(import.meta.dirname, "../.."),
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(child.stdout, "data");
    const folder = String(line).trim();
    const isThere = existsSync(join(folder, "secrets.json"));
    child.kill(signal);
    await once(child, "close");
    // On Windows no process can be asked to end.
    if (process.platform !== "win32") expect([isThere, existsSync(folder)]).toEqual([true, false]);
  },
);

test("A folder is removed after its use, and after a failure, with the listeners", async () => {
  const count = () => process.listenerCount("exit") + process.listenerCount("SIGINT");
  const before = count();
  const used: string[] = [];
  await inFolder(async (folder) => void used.push(folder));
  await expect(
    inFolder(async (folder) => {
      used.push(folder);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(used.map((folder) => existsSync(folder))).toEqual([false, false]);
  expect(count()).toBe(before);
});
