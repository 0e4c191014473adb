import { describe, expect, test } from "vitest";
import type { OrderStatus, ProductId } from "#app/domain/purchase/order.ts";
import { pickOrder } from "./success.ts";
import { readProduct } from "./success-guard.ts";

const order = (product: ProductId, status: OrderStatus, paymentIntentId: string | null = null) => ({
  ...{ product, status, paymentIntentId },
});
const guide = (status: OrderStatus, id?: string) => order("dating_bundle", status, id);
const toolkit = (status: OrderStatus, id?: string) => order("perfectionism_toolkit", status, id);
const ask = (product: ProductId, paymentIntentId: string | null = null) => ({
  product,
  paymentIntentId,
});

describe("The page is about", () => {
  test.for([
    ["", "dating_bundle"],
    ["?product=perfectionism", "perfectionism_toolkit"],
    ["?product=Perfectionism", "dating_bundle"],
    ["?product=", "dating_bundle"],
    ["?product=else", "dating_bundle"],
  ] as const)("what %s asks for: %s", ([query, product]) => {
    expect(readProduct(new URLSearchParams(query))).toBe(product);
  });

  test("the payment in the address, whatever product it asks for", () => {
    const orders = [guide("paid", "pi_1"), toolkit("paid", "pi_2")];
    expect(pickOrder(orders, ask("dating_bundle", "pi_2"))).toEqual({
      product: "perfectionism_toolkit",
      order: orders[1],
    });
    expect(pickOrder(orders, ask("dating_bundle", "pi_3")).product).toBe("dating_bundle");
  });
});

test.for<[string, OrderStatus[], OrderStatus | null]>([
  ["nothing", [], null],
  ["an order that is open or was given up", ["created", "canceled"], null],
  ["what is paid, before what was given back", ["refunded", "disputed", "paid"], "paid"],
  ["what was given back, before nothing", ["created", "refunded"], "refunded"],
  ["what is in dispute", ["canceled", "disputed"], "disputed"],
])("Of several orders it shows %s", ([, statuses, shown]) => {
  const orders = [toolkit("paid"), ...statuses.map((status) => guide(status))];
  expect(pickOrder(orders, ask("dating_bundle")).order?.status ?? null).toBe(shown);
});
