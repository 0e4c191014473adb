import { expect, test } from "vitest";
import { ORDER_STATUSES, type OrderStatus, type ProductId } from "#app/domain/order.ts";
import { pickLibraryOrder, pickLifeGuidesOrder } from "./accessible-guides.ts";

const order = (status: OrderStatus, archetype: "echo" | null = null) => ({ status, archetype });

test("Only a paid order opens the library", () => {
  for (const status of ORDER_STATUSES) {
    const orders = [order(status, "echo")];
    expect(pickLibraryOrder(orders)).toBe(status === "paid" ? orders[0] : null);
  }
  expect(pickLibraryOrder([])).toBeNull();
});

test("Of several orders the newest with an archetype is picked, else the newest", () => {
  const [toolkit, given, older, newer] = [
    order("paid"),
    order("refunded", "echo"),
    order("paid", "echo"),
    order("paid", "echo"),
  ];
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
