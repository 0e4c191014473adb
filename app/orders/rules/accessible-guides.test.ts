import { expect, test } from "vitest";
import { ALL_GUIDE_IDS, type AnyGuideId, GUIDE_IDS, LIFE_GUIDE_IDS } from "#app/domain/guides.ts";
import { ORDER_STATUSES, type OrderStatus, type ProductId } from "#app/domain/purchase/order.ts";
import { joinShelves, pickLibraryOrder, pickLifeGuidesOrder } from "./accessible-guides.ts";

const order = (status: OrderStatus, archetype: "echo" | null = null) => ({ status, archetype });

test("Only a paid order opens the library", () => {
  for (const status of ORDER_STATUSES) {
    const orders = [order(status, "echo")];
    expect(pickLibraryOrder(orders)).toBe(status === "paid" ? orders[0] : null);
  }
  expect(pickLibraryOrder([])).toBeNull();
});

test("The newest order with an archetype is picked, else the newest order", () => {
  const toolkit = order("paid");
  const given = order("refunded", "echo");
  const older = order("paid", "echo");
  const newer = order("paid", "echo");
  expect(pickLibraryOrder([given, toolkit, newer, older])).toBe(newer);
  expect(pickLibraryOrder([given, toolkit, order("paid")])).toBe(toolkit);
});

test("A paid toolkit opens the guides beyond dating, and the bundle does not", () => {
  const bought = (status: OrderStatus, product: ProductId) => ({ status, product });
  const toolkit = bought("paid", "perfectionism_toolkit");
  expect(pickLifeGuidesOrder([bought("paid", "dating_bundle"), toolkit])).toBe(toolkit);
  const others = ORDER_STATUSES.filter((status) => status !== "paid");
  expect(
    pickLifeGuidesOrder([
      bought("paid", "dating_bundle"),
      ...others.map((status) => bought(status, "perfectionism_toolkit")),
    ]),
  ).toBeNull();
});

test("Each guide is on one shelf, and those chosen for a subscriber come first", () => {
  const join = (granted: Partial<Parameters<typeof joinShelves>[0]>) =>
    joinShelves({ subscriber: null, toolkit: null, order: null, ...granted });
  const owned = (ids: readonly AnyGuideId[], owner: string) => ids.map((id) => ({ id, owner }));
  const toolkit = { id: "toolkit" };
  const order = { id: "order" };
  const subscriber = { owner: "attempt", ids: ["loneliness", "a-tired-week"] as const };
  expect(join({})).toEqual([]);
  expect(join({ order })).toEqual(owned(GUIDE_IDS, "order"));
  expect(join({ subscriber })).toEqual(owned(subscriber.ids, "attempt"));
  const others = LIFE_GUIDE_IDS.filter((id) => id !== "loneliness" && id !== "a-tired-week");
  expect(join({ subscriber, toolkit, order })).toEqual([
    ...owned(subscriber.ids, "attempt"),
    ...owned(others, "toolkit"),
    ...owned(GUIDE_IDS, "order"),
  ]);
  const all = { owner: "attempt", ids: ALL_GUIDE_IDS };
  expect(join({ subscriber: all, toolkit, order })).toEqual(owned(ALL_GUIDE_IDS, "attempt"));
});
