import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { parseConsoleEnv } from "#app/platform/worker-envs.ts";
import { collectConsole } from "../../tests/fixtures/console.ts";
import { productionEnv } from "../../tests/fixtures/console-desk.ts";
import { emptyTables, readRows } from "../../tests/fixtures/stored-rows.ts";
import { createConsoleDeps } from "./deps.ts";

collectConsole();
beforeEach(() => emptyTables(env.DB));

test("P46 A key that Stripe refuses raises the alarm from the console, too", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({ error: { type: "invalid_request_error" } }, { status: 401 }),
  );
  const begun: Promise<unknown>[] = [];
  const { payments } = createConsoleDeps(
    parseConsoleEnv(productionEnv()),
    (work) => void begun.push(work),
  );
  await expect(payments.findCustomerOfIntent("pi_ada")).rejects.toThrow();
  await Promise.all(begun);
  expect(await readRows(env.DB, "select name from alarms")).toEqual([{ name: "stripe_key" }]);
});
