import { describe, expect, test } from "vitest";
import type { OrderStatus, ProductId } from "#app/domain/purchase/order.ts";
import { pickOrder } from "./success.ts";
import { readProduct } from "./success-guard.ts";

const order = (product: ProductId, status: OrderStatus, paymentIntentId: string | null = null) => ({
  product,
  status,
  paymentIntentId,
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

  test("the payment in the URL, whatever product the URL asks for", () => {
    const orders = [guide("paid", "pi_1"), toolkit("paid", "pi_2")];
    expect(pickOrder(orders, ask("dating_bundle", "pi_2"))).toEqual({
      product: "perfectionism_toolkit",
      order: orders[1],
    });
    expect(pickOrder(orders, ask("dating_bundle", "pi_3")).product).toBe("dating_bundle");
  });
});

test.for<[string, OrderStatus[], OrderStatus | null]>([
  ["nothing if none is for its product", [], null],
  ["nothing if all are open or cancelled", ["created", "canceled"], null],
  ["a paid one before a refunded or disputed one", ["refunded", "disputed", "paid"], "paid"],
  ["a refunded one before an open one", ["created", "refunded"], "refunded"],
  ["a disputed one before a cancelled one", ["canceled", "disputed"], "disputed"],
])("Of several orders the page shows %s", ([, statuses, shown]) => {
  const orders = [toolkit("paid"), ...statuses.map((status) => guide(status))];
  expect(pickOrder(orders, ask("dating_bundle")).order?.status ?? null).toBe(shown);
});
