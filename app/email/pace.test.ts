import { describe, expect, test } from "vitest";
import { addJitter, createPace } from "./pace.ts";

/** A pace whose clock moves only while it waits, and the time of each turn. */
function openPace(perSecond: number) {
  const world = { now: 0, turns: [] as number[] };
  const pace = createPace(perSecond, {
    clock: () => world.now,
    wait: async (ms) => {
      world.now += ms;
    },
  });
  const take = async () => {
    const putOffMs = await pace.takeTurn();
    if (putOffMs === null) world.turns.push(world.now);
    return putOffMs;
  };
  return { pace, take, world };
}

describe("The provider's pace", () => {
  test("is kept by mails that follow each other, however many there are", async () => {
    const { take, world } = openPace(5);
    for (let mail = 0; mail < 20; mail += 1) await take();
    expect(world.turns).toEqual(Array.from({ length: 20 }, (_, mail) => mail * 200));
  });

  test("is kept by mails that are sent at once", async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const pace = createPace(10, { clock: () => 0, wait });
    await Promise.all(Array.from({ length: 5 }, () => pace.takeTurn()));
    expect(waits).toEqual([100, 200, 300, 400]);
  });

  test("does not make up for idle time", async () => {
    const { take, world } = openPace(1);
    await take();
    world.now += 60_000;
    for (let mail = 0; mail < 3; mail += 1) await take();
    expect(world.turns).toEqual([0, 60_000, 61_000, 62_000]);
  });

  test("pauses when the provider asks for it, and puts off mails that would wait too long", async () => {
    const { pace, take, world } = openPace(5);
    pace.pause(60_000);
    await take();
    pace.pause(60_001);
    expect(await take()).toBe(60_001);
    // A shorter pause does not end a longer one.
    pace.pause(1);
    expect(await take()).toBe(60_001);
    expect(world.turns).toEqual([60_000]);
  });
});

test("Jitter adds at most a quarter, and takes nothing away", () => {
  expect([0, 0.5, 1].map((chance) => addJitter(1_000, () => chance))).toEqual([
    1_000, 1_125, 1_250,
  ]);
});
