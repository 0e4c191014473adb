import { z } from "zod";
import { ARCHETYPES } from "#app/domain/archetypes.ts";
import { emailField } from "#app/domain/email-field.ts";
import type { StartedOrder } from "#app/domain/order.ts";
import { ORDER_PRICES } from "#app/payments/catalogue.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import { refusals } from "../content/refusals.ts";
import { type PurchaseRequest, type StartOrderDeps, startOrder } from "./start-order.ts";

/** The body of `POST /api/create-payment-intent`. */
export const DatingPayment = z
  .strictObject({
    email: emailField(refusals.emailInvalid, refusals.email),
    archetype: z.enum(ARCHETYPES, { error: refusals.archetype }),
  })
  .transform(
    (buyer): PurchaseRequest => ({
      ...buyer,
      product: "dating_bundle",
      amountCents: ORDER_PRICES.dating_bundle.regular,
    }),
  );

const EXIT_INTENT_PRICE = "39";

/** The body of `POST /api/create-perfectionism-payment`: every price but the exit offer's is the regular one. */
export const PerfectionismPayment = z
  .strictObject({ price: z.string({ error: refusals.price }) })
  .transform(({ price }): PurchaseRequest => {
    const { regular, exit_intent } = ORDER_PRICES.perfectionism_toolkit;
    return {
      product: "perfectionism_toolkit",
      amountCents: price === EXIT_INTENT_PRICE ? exit_intent : regular,
      email: null,
      archetype: null,
    };
  });

/** Shared by both calls; a new visitor gets a cookie. Throws like `startOrder`. */
export async function startPayment(
  deps: StartOrderDeps,
  request: Request,
  purchase: PurchaseRequest,
): Promise<{ started: StartedOrder; headers: Record<string, string> }> {
  const visitor = await ensureVisitor(request);
  const sender = senderOf(request, visitor);
  return { started: await startOrder(deps, sender, purchase), headers: visitor.cookieHeader };
}
