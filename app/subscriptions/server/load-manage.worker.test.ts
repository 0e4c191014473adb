import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createDatabase } from "#app/data/database.ts";
import type { Payments } from "#app/payments/payments.ts";
import { guardPorts, openLimits } from "../../../tests/fixtures/rate-limits.ts";
import { notices } from "../content/manage.ts";
import { loadManage } from "./load-manage.ts";

const readNotice = async (name: string) => {
  const { linkSecrets } = guardPorts;
  const payments = {} as Payments;
  const deps = { db: createDatabase(env.DB), clock: Date.now, linkSecrets, payments };
  const request = new Request(`https://kindling.example/quiz2/manage?notice=${name}`);
  return (await loadManage({ ...deps, limits: openLimits }, request)).notice;
};

test.each(Object.keys(notices))("The page shows the notice of a change: %s", async (name) => {
  expect(await readNotice(name)).toBe(name);
});

test.each(["", "unknown", "toString"])(
  "The page shows no notice that it does not know: %j",
  async (name) => {
    expect(await readNotice(name)).toBeNull();
  },
);
