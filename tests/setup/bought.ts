import { type APIRequestContext, expect } from "@playwright/test";
import type { Archetype } from "#app/domain/archetypes.ts";
import { fileOfReport, LIBRARY_FILE, SOLD_FILES } from "#app/domain/purchase/download.ts";
import type { StartedOrder } from "#app/domain/purchase/order.ts";
import { newEmail } from "./inbox.ts";

type Product = keyof typeof SOLD_FILES;
export type Bought = {
  readonly orderId: string;
  readonly email: string;
  readonly intentId: string;
  /** The payment's client secret. */
  readonly secret: string;
};

const CALLS: Record<Product, string> = {
  guide: "/api/create-payment-intent",
  toolkit: "/api/create-perfectionism-payment",
};

/** A minimal valid PDF; never replaces a real product. */
const SMALL_PDF =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

/** One guide is enough. */
const STORED = [
  ...Object.values(SOLD_FILES),
  fileOfReport("echo"),
  LIBRARY_FILE,
  "guides/texting.pdf",
];

export async function storeProducts(request: APIRequestContext): Promise<void> {
  for (const file of STORED) {
    const answer = await request.put(`/__sandbox/files/bundles/${file}`, {
      headers: { "If-None-Match": "*" },
      data: SMALL_PDF,
    });
    expect(answer.ok()).toBe(true);
  }
}

/** Buys with API calls; the browser does not return to the app. Without a receipt nobody knows the toolkit's buyer. */
export async function buyByCalls(
  request: APIRequestContext,
  product: Product,
  { archetype = "echo" as Archetype, hasReceipt = true } = {},
): Promise<Bought> {
  const email = newEmail("buyer");
  const data = product === "guide" ? { email, archetype } : { price: "49" };
  const answer = await request.post(CALLS[product], { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { clientSecret, orderId }: StartedOrder = await answer.json();
  const intentId = `${clientSecret}`.split("_secret_")[0] ?? "";
  const paid = await request.post(`/v1/payment_intents/${intentId}/confirm`, {
    headers: { Authorization: "Bearer pk_test_sandbox" },
    form: {
      client_secret: `${clientSecret}`,
      key: "pk_test_sandbox",
      payment_method: "pm_card_visa",
      ...(hasReceipt && { receipt_email: email }),
    },
  });
  expect((await paid.json()).status).toBe("succeeded");
  return { orderId, email, intentId, secret: `${clientSecret}` };
}
