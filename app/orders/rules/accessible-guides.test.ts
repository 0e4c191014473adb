import { expect, test } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "#app/domain/order.ts";
import { pickLibraryOrder } from "./accessible-guides.ts";

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
