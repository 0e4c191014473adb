import { spawnSync } from "node:child_process";
import { runContract } from "@kindling/local-stripe/contract/run-contract";
import { openAccount } from "../../tools/stripe-prices.ts";
import { expect } from "../setup/browser.ts";
import { test } from "../setup/money-server.ts";
import { REMOTE_KEY, startRemoteStripe } from "../setup/remote-stripe.ts";

// In one process, since each has a server of its own.
test.describe.configure({ mode: "default" });

const JOURNEYS = ["a trial", "a decline", "a refund"];

/** Compares as `node tools/stripe-contract.ts` with a key does, with a shorter pause. */
async function compare(
  baseURL: string,
  plant?: NonNullable<Parameters<typeof startRemoteStripe>[1]>["plant"],
  { secretKey = REMOTE_KEY, names = JOURNEYS } = {},
) {
  const remote = await startRemoteStripe(baseURL, plant && { plant });
  const lines: string[] = [];
  const here = openAccount({ secretKey: "sk_test_sandbox", origin: baseURL });
  const there = openAccount({ secretKey, origin: remote.origin });
  const exitCode = await runContract(
    {
      here: { stripe: here, pauseMs: 0 },
      there: { stripe: there, pauseMs: 10 },
      print: (line) => void lines.push(line),
    },
    names,
  );
  remote.stop();
  return { exitCode, lines, calls: remote.calls };
}

test("The contract's remote half waits for its clocks and cleans up", async ({ moneyServer }) => {
  const { exitCode, lines, calls } = await compare(moneyServer);
  expect(lines).toEqual(JOURNEYS.map((name) => `${name}: the same`));
  expect(exitCode).toBe(0);
  const ofClocks = calls.filter((call) => call.includes("/test_clocks"));
  expect(ofClocks.map((call) => call.replace(/clock_\w+/, "id").split("/test_clocks")[1])).toEqual([
    "",
    "/id/advance",
    "/id",
    "/id",
    "/id/advance",
    "/id",
    "/id",
    "/id",
  ]);
  expect(ofClocks.at(-1)).toMatch(/^DELETE /);
});

test("The contract names what differs at the remote half, and fails", async ({ moneyServer }) => {
  const { exitCode, lines } = await compare(moneyServer, (path, { status, body }) => {
    if (path === "/v1/refunds") return { status, body: body.replace('"succeeded"', '"pending"') };
    if (path.includes("/test_clocks/") && !path.endsWith("/advance")) {
      return { status, body: body.replace('"ready"', '"internal_failure"') };
    }
    return { status, body };
  });
  expect(exitCode).toBe(1);
  expect(lines).toEqual([
    "a trial:\n  not finished there: The test clock is internal_failure.",
    "a decline: the same",
    'a refund:\n  status: "succeeded" here, "pending" there',
  ]);
});

test("The contract needs a key of the account, in test mode", async ({ moneyServer }) => {
  const { exitCode, lines } = await compare(moneyServer, undefined, {
    secretKey: "sk_test_of_somebody_else",
    names: ["a decline"],
  });
  expect([exitCode, lines.length]).toEqual([1, 1]);
  const { status, stderr } = spawnSync(process.execPath, ["tools/stripe-contract.ts"], {
    encoding: "utf8",
    env: { ...process.env, STRIPE_CONTRACT_KEY: "rk_live_0" },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("must be a key in test mode")]);
});
