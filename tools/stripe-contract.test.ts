import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("The contract is compared only with an account in test mode", () => {
  const { status, stderr } = spawnSync(process.execPath, ["tools/stripe-contract.ts"], {
    encoding: "utf8",
    env: { ...process.env, STRIPE_CONTRACT_KEY: "rk_live_0" },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("must be a key in test mode")]);
});
