import { env } from "cloudflare:workers";
import { createChance, newSeed } from "../../tests/fixtures/chance.ts";
import { insertJobs, readJobs } from "../../tests/fixtures/email-jobs.ts";
import { MailWorld } from "../../tests/fixtures/mail-world.ts";
import { expect, test } from "../../tests/setup/test.ts";

const STORM = { queueFails: 0.5, crashes: 0.2, providerFails: 0.3 };
const MINUTE = 60_000;
const DAYS_4 = 4 * 24 * 60 * MINUTE;

/** Advances by minutes at first, then by longer steps, as the retry delays grow. */
async function live(world: MailWorld, chance: () => number): Promise<void> {
  const start = world.now;
  while (world.now - start < DAYS_4) {
    const step = Math.max(MINUTE, Math.floor((world.now - start) / 8));
    world.now += step;
    if (chance() < 0.1) world.restart();
    await world.sweep();
    await world.drain();
    const open = await readOpen();
    if (open === 0) return;
  }
}

const readOpen = async () => {
  const query = "select count(*) as n from email_jobs where status in ('queued', 'sending')";
  return (await env.DB.prepare(query).first<{ n: number }>())?.n;
};

/** Expects each mail to be sent or visibly failed, and a second send only where `repeats` counts it (P21). */
async function expectNoneLost(world: MailWorld, count: number, told: string): Promise<void> {
  const jobs = await readJobs();
  expect(jobs, told).toHaveLength(count);
  for (const { id, status, last_error, sent_at, repeats } of jobs) {
    const taken = world.taken.get(id) ?? 0;
    expect(["sent", "failed"], `${told}, ${id}`).toContain(status);
    if (status === "sent") expect([taken > 0, sent_at === null], told).toEqual([true, false]);
    else expect(last_error, told).toMatch(/\w/);
    expect(taken, `${told}, ${id}`).toBeLessThanOrEqual(1 + repeats);
  }
}

test("P20 None of 1,000 mails is lost under heavy faults", { timeout: 60_000 }, async () => {
  const seed = newSeed();
  const chance = createChance(seed);
  const world = new MailWorld(env.DB, chance, STORM);
  await insertJobs(1_000);
  await live(world, chance);
  await expectNoneLost(world, 1_000, `seed ${seed}`);
  expect(world.taken.size, `seed ${seed}`).toBeGreaterThan(950);
});

test("P20 With a provider that mostly fails, mails fail with their reasons", {
  timeout: 60_000,
}, async () => {
  const seed = newSeed();
  const chance = createChance(seed);
  const world = new MailWorld(env.DB, chance, { ...STORM, providerFails: 0.9 });
  await insertJobs(60);
  await live(world, chance);
  await expectNoneLost(world, 60, `seed ${seed}`);
  const failed = (await readJobs()).filter(({ status }) => status === "failed");
  expect(failed.length, `seed ${seed}`).toBeGreaterThan(0);
});
