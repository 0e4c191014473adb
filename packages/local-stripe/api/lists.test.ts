import { expect, test } from "vitest";
import { account, stripe } from "../testing/local-stripe.ts";

test("Lists are newest first, have pages, and can be narrowed by time", async () => {
  await account.reset();
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) made.push((await stripe.customers.create()).id);
  const newest = made.toReversed();
  const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
  const first = await stripe.customers.list({ limit: 2 });
  expect([idsOf(first), first.has_more]).toEqual([newest.slice(0, 2), true]);
  const rest = await stripe.customers.list({ limit: 3, starting_after: newest[1] ?? "" });
  expect([idsOf(rest), rest.has_more]).toEqual([newest.slice(2), false]);
  const all = await stripe.customers.list({ limit: 1 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ id }) => id)).toEqual(newest);

  const { nowMs } = await account.readClock();
  const now = Math.floor(nowMs / 1_000);
  const count = async (created: object) => (await stripe.customers.list({ created })).data.length;
  expect([await count({ gte: now + 5 }), await count({ lt: now + 5 })]).toEqual([0, 5]);
});
