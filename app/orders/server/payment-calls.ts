import { z } from "zod";
import { CheckRequired, checkAnswer } from "#app/billing/server/guard-payments.ts";
import { ARCHETYPES, isTopOf } from "#app/domain/archetypes.ts";
import { emailField } from "#app/domain/form-fields.ts";
import {
  type CheckedOrder,
  FUNNEL_OF_PRODUCT,
  type StartedOrder,
} from "#app/domain/purchase/order.ts";
import { QuizResult } from "#app/domain/quiz-result.ts";
import { ORDER_CONSENTS } from "#app/funnels/shared/content/withdrawal.ts";
import type { ReadVisit } from "#app/funnels/shared/server/read-visit.ts";
import { ORDER_PRICES } from "#app/payments/catalogue.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import { refusals } from "../content/refusals.ts";
import { type PurchaseRequest, type StartOrderDeps, startOrder } from "./start-order.ts";

/** The version of the text above the pay button. A page of an earlier release sends none. */
const consent = z.enum(ORDER_CONSENTS, { error: refusals.consent }).optional();

type PaymentCall = { readonly purchase: PurchaseRequest; readonly check: string | undefined };

/** The body of `POST /api/create-payment-intent`. */
export const DatingPayment = z
  .strictObject({
    email: emailField(refusals.emailInvalid, refusals.email),
    archetype: z.enum(ARCHETYPES, { error: refusals.archetype }),
    quiz: QuizResult.optional(),
    consent,
    check: checkAnswer,
  })
  .refine(({ archetype, quiz }) => quiz === undefined || isTopOf(quiz.scores, archetype), {
    error: refusals.scores,
  })
  .transform(
    ({ check, consent: consentVersion = null, quiz: quizResult = null, ...buyer }): PaymentCall => {
      const amountCents = ORDER_PRICES.dating_bundle.regular;
      const product = "dating_bundle";
      return { check, purchase: { ...buyer, product, amountCents, consentVersion, quizResult } };
    },
  );

const EXIT_INTENT_PRICE = "39";

/** The body of `POST /api/create-perfectionism-payment`. Any price but the exit offer's means the regular one. */
export const PerfectionismPayment = z
  .strictObject({ price: z.string({ error: refusals.price }), consent, check: checkAnswer })
  .transform(({ price, check, consent: consentVersion = null }): PaymentCall => {
    const { regular, exit_intent } = ORDER_PRICES.perfectionism_toolkit;
    const amountCents = price === EXIT_INTENT_PRICE ? exit_intent : regular;
    const product = "perfectionism_toolkit";
    return {
      check,
      purchase: {
        product,
        amountCents,
        consentVersion,
        email: null,
        archetype: null,
        quizResult: null,
      },
    };
  });

/**
 * Starts a payment for both calls. A new visitor gets a cookie even if a check is required, because the check is tied
 * to the visitor. Throws like `startOrder`.
 */
export async function startPayment(
  deps: StartOrderDeps & { readVisit: ReadVisit },
  request: Request,
  { purchase, check }: PaymentCall,
): Promise<{ started: StartedOrder | CheckedOrder; headers: Record<string, string> }> {
  const visitor = await ensureVisitor(request);
  const visit = deps.readVisit(request, FUNNEL_OF_PRODUCT[purchase.product]);
  const buyer = { ...senderOf(request, visitor, visit), check };
  const headers = visitor.cookieHeader;
  try {
    return { started: await startOrder(deps, buyer, purchase), headers };
  } catch (error) {
    if (!(error instanceof CheckRequired)) throw error;
    return { started: { state: "check", clientSecret: null, check: error.check }, headers };
  }
}
