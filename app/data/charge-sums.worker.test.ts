import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { days } from "#app/domain/duration.ts";
import { DISPUTES } from "#app/domain/purchase/billing.ts";
import { SOLD, type Sold, type SoldCharge } from "#app/domain/purchase/charge.ts";
import { createChance, newSeed } from "../../tests/fixtures/chance.ts";
import { insertRow, readRows } from "../../tests/fixtures/stored-rows.ts";
import rebuild from "../../tools/rebuild-figures.sql?raw";
import { storeCharges } from "./charges.ts";
import { createDatabase } from "./database.ts";

type Charge = {
  readonly id: string;
  readonly owner_id: string;
  readonly sold: Sold;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly fee_cents: number | null;
  readonly dispute: (typeof DISPUTES)[number];
  readonly charged_at: number;
  readonly origin_id: number | null;
  readonly withheld_cents: number;
};

const NOW = days(20_500);
const TABLES = ["charge_days", "buyers", "subscriber_spells"] as const;

const listCharges = (db = env.DB): Promise<Charge[]> =>
  readRows<Charge>(db, "select * from charges order by charged_at, id");
const readSums = async (db = env.DB) =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [
        table,
        await readRows(db, `select * from ${table} order by 1, 2, 3`),
      ]),
    ),
  );

const isLost = ({ dispute }: Pick<Charge, "dispute">) => dispute === "open" || dispute === "lost";
const isKeptMonth = (charge: Charge) =>
  charge.sold === "month" && charge.refunded_cents < charge.amount_cents && !isLost(charge);
const sumOf = (charges: readonly Charge[], read: (charge: Charge) => number) =>
  charges.reduce((sum, charge) => sum + read(charge), 0);

/** Computes the same sums from the charges alone, day by day and owner by owner. */
function addUp(charges: readonly Charge[]): Readonly<Record<string, object[]>> {
  const byDay = Map.groupBy(charges, ({ charged_at, sold, origin_id }) =>
    JSON.stringify([Math.floor(charged_at / days(1)), sold, origin_id ?? 0]),
  );
  const chargeDays = [...byDay].map(([key, of]) => {
    const [day, sold, origin_id] = JSON.parse(key);
    const having = (dispute: string) => of.filter((one) => one.dispute === dispute).length;
    return {
      day,
      sold,
      origin_id,
      charges: of.length,
      gross_cents: sumOf(of, (one) => one.amount_cents),
      refunded_cents: sumOf(of, (one) => one.refunded_cents),
      withheld_cents: sumOf(of, (one) => one.withheld_cents),
      fee_cents: sumOf(of, (one) => one.fee_cents ?? 0),
      unknown_fees: of.filter((one) => one.fee_cents === null).length,
      open_disputes: having("open"),
      won_disputes: having("won"),
      lost_disputes: having("lost"),
    };
  });
  const owners = [...Map.groupBy(charges, ({ owner_id }) => owner_id)];
  const buyers = owners.map(([owner_id, [first, ...more]]) => {
    if (first === undefined) throw new Error("An owner without charges");
    const { charged_at: first_at, sold, origin_id } = first;
    const netOf = (one: Charge) =>
      one.amount_cents - one.refunded_cents - one.withheld_cents - (one.fee_cents ?? 0);
    const all = [first, ...more];
    return {
      owner_id,
      first_at,
      sold,
      origin_id,
      net_cents: sumOf(
        all.filter((one) => one.charged_at < first_at + days(30)),
        netOf,
      ),
      paid_months: all.filter(isKeptMonth).length,
      has_converted: Number(
        all.some((one) => one.sold === "month" && one.charged_at <= first_at + days(30)),
      ),
    };
  });
  const spells = owners.flatMap(([owner_id, all]) => {
    const found: { began_at: number; last_at: number; month_cents: number }[] = [];
    for (const { charged_at, amount_cents } of all.filter(isKeptMonth)) {
      const open = found.at(-1);
      if (open === undefined || charged_at - open.last_at > days(32)) {
        found.push({ began_at: charged_at, last_at: charged_at, month_cents: amount_cents });
      } else {
        open.last_at = charged_at;
        open.month_cents = Math.max(open.month_cents, amount_cents);
      }
    }
    return found.map((spell, at) => ({
      owner_id,
      ...spell,
      previous_at: found[at - 1]?.last_at ?? null,
    }));
  });
  return { charge_days: chargeDays, buyers, subscriber_spells: spells };
}

async function expectTrueSums(db = env.DB): Promise<void> {
  const told = await readSums(db);
  for (const [table, truth] of Object.entries(addUp(await listCharges(db)))) {
    expect(told[table], table).toHaveLength(truth.length);
    expect(told[table], table).toEqual(expect.arrayContaining(truth));
  }
}

function createTill(seed: number) {
  const chance = createChance(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T;
  let made = 0;
  return {
    pick,
    charge: (): Charge => {
      made += 1;
      const amount_cents = pick([200, 1_999, 4_900]);
      const dispute = pick(DISPUTES);
      return {
        id: `ch_${made}`,
        owner_id: `owner ${pick([1, 2, 3, 4, 5, 6])}`,
        amount_cents,
        sold: pick([...SOLD, "month", "month", "month"] as const),
        refunded_cents: pick([0, 0, 100, amount_cents]),
        fee_cents: pick([null, 50, 88]),
        dispute,
        withheld_cents: isLost({ dispute }) ? pick([100, amount_cents]) : 0,
        // No two charges have the same time: it would be undefined which is first.
        charged_at: NOW - days(pick([0, 1, 30, 31, 32, 33, 62, 63, 64, 95, 200])) + made,
        origin_id: pick([null, 1, 2]),
      };
    },
  };
}

/** Stores, refunds, disputes or deletes a charge at random, or changes its kind or fee. */
async function change(till: ReturnType<typeof createTill>): Promise<void> {
  const one = till.pick(await listCharges());
  const act = till.pick(["insert", "insert", "insert", "update", "update", "delete"] as const);
  if (act === "insert" || one === undefined) await insertRow(env.DB, "charges", till.charge());
  else if (act === "delete") {
    await env.DB.prepare("delete from charges where id = ?").bind(one.id).run();
  } else {
    const { sold, refunded_cents, fee_cents, dispute, withheld_cents } = till.charge();
    await env.DB.prepare(
      "update charges set sold = ?, refunded_cents = ?, fee_cents = ?, dispute = ?, withheld_cents = ? where id = ?",
    )
      .bind(
        ...[sold, Math.min(refunded_cents, one.amount_cents), fee_cents],
        ...[dispute, Math.min(withheld_cents, one.amount_cents), one.id],
      )
      .run();
  }
}

/** Stores a charge as it is at Stripe. */
const store = (changes: Partial<SoldCharge>) => {
  const charge: SoldCharge = {
    id: "ch_1",
    ownerId: "owner 1",
    sold: "trial",
    amountCents: 200,
    refundedCents: 0,
    feeCents: 36,
    dispute: "none",
    withheldCents: 0,
    chargedAt: NOW,
    ...changes,
  };
  return storeCharges(createDatabase(env.DB), [charge], sql`true`).run();
};

beforeEach(() => env.DB.prepare("delete from charges").run());

describe("P48 The sums that the console reads match the charges", () => {
  test("whatever happens to a charge, on any day", async () => {
    const seed = newSeed();
    const till = createTill(seed);
    for (let turn = 0; turn < 200; turn += 1) {
      await change(till);
      if (turn % 20 === 19) await expectTrueSums().catch((error) => rethrow(error, seed));
    }
  });

  test("after a charge turns out to be a trial's fee, which it then stays", async () => {
    const writes: number[] = [];
    for (const sold of ["month", "trial", "trial", "month"] as const) {
      writes.push((await store({ sold })).meta.changes);
      await expectTrueSums();
    }
    expect(writes.map((count) => count > 0)).toEqual([true, true, false, false]);
    expect(await listCharges()).toMatchObject([{ sold: "trial" }]);
    expect((await readSums())["buyers"]).toMatchObject([{ sold: "trial", paid_months: 0 }]);
  });

  test("after a refund with which Stripe does not tell the fee, which then stays", async () => {
    await store({});
    await store({ feeCents: null, refundedCents: 200 });
    expect(await listCharges()).toMatchObject([{ fee_cents: 36, refunded_cents: 200 }]);
    await expectTrueSums();
  });

  test("after a rebuild of missing or wrong sums", async () => {
    const till = createTill(7);
    for (let turn = 0; turn < 60; turn += 1) await insertRow(env.DB, "charges", till.charge());
    const before = await readSums();
    await env.DB.prepare("update charge_days set gross_cents = gross_cents + 1").run();
    await env.DB.prepare("delete from buyers where owner_id = 'owner 1'").run();
    await env.DB.prepare("update subscriber_spells set last_at = 1").run();
    const statements = rebuild
      .replace(/^--.*$/gm, "")
      .split(";")
      .slice(0, -1);
    await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
    expect(await readSums()).toEqual(before);
    await expectTrueSums();
  });
});

function rethrow(error: unknown, seed: number): never {
  throw new Error(`SEED=${seed}`, { cause: error });
}
