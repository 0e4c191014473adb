import { env } from "cloudflare:workers";
import type { SyncDeps } from "#app/billing/server/sync.ts";
import { createDatabase } from "#app/data/database.ts";
import { days } from "#app/domain/duration.ts";
import { AppError } from "#app/platform/app-error.ts";
import { insertRow, readRows } from "../../../tests/fixtures/rows.ts";
import { expect, test } from "../../../tests/setup/test.ts";
import { orderSync } from "./sync-order.ts";

const NOW = 1_790_000_000_000;

const unpaid = Array.from({ length: 16 }, (_, at) => ({
  id: crypto.randomUUID(),
  visitor_hash: `visitor ${at}`,
  created_at: NOW - days(1) - at,
}));
const [isAway, isRefused] = unpaid.map(({ id }) => id);

test("The sweep asks Stripe for lost payments seven at a time, and a failed call holds up no other", async () => {
  for (const order of unpaid) await insertRow("orders", order);
  let running = 0;
  let most = 0;
  const createIntent = async ({ id }: { id: string }) => {
    running += 1;
    most = Math.max(most, running);
    await readRows("select 1");
    running -= 1;
    if (id === isAway) throw new AppError("unavailable", "Stripe is away.");
    if (id === isRefused) throw new AppError("invalid_input", "Stripe refuses the address.");
    return { id: `pi_${id}` };
  };
  const deps = {
    db: createDatabase(env.DB),
    clock: () => NOW,
    payments: { createIntent },
  } as unknown as SyncDeps;
  const found = unpaid.map(({ id }) => `pi_${id}`).slice(2);
  expect((await orderSync.requestDue(deps)).toSorted()).toEqual(found.toSorted());
  expect(most).toBe(7);
  expect(
    await readRows(
      `select id, status from orders where id in ('${isAway}', '${isRefused}') order by status`,
    ),
  ).toEqual([
    { id: isRefused, status: "canceled" },
    { id: isAway, status: "created" },
  ]);
  const requested = await readRows<{ id: string }>("select object_id as id from stripe_syncs");
  expect(requested.map(({ id }) => id).toSorted()).toEqual(found.toSorted());
});
