import { parseConsoleEnv } from "#app/platform/worker-envs.ts";
import { productionEnv } from "../../tests/fixtures/console-desk.ts";
import { readRows } from "../../tests/fixtures/rows.ts";
import { expect, test, vi } from "../../tests/setup/test.ts";
import { createConsoleDeps } from "./deps.ts";

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
  expect(await readRows("select name from alarms")).toEqual([{ name: "stripe_key" }]);
});
