import {
  countDeclines,
  MAX_DECLINES_OF_PAYMENT,
  RECENT_MS,
  TRY_LIMITS,
} from "#app/billing/rules/card-testing.ts";
import {
  type Applicant,
  countedSince,
  type GuardDeps,
  guardPayments,
  tooManyTries,
} from "#app/billing/server/guard-payments.ts";
import type { SyncDeps } from "#app/billing/server/sync.ts";
import { wasErasedSince } from "#app/data/erase-person.ts";
import {
  type Brake,
  type FoundOrder,
  type NewOrder,
  openOrder,
  orderOpening,
} from "#app/data/open-order.ts";
import type { OpenedOrderSync } from "#app/data/order-sync.ts";
import { type OrderRow, storeBuyer, storePaymentIntent } from "#app/data/orders.ts";
import type { Archetype } from "#app/domain/archetypes.ts";
import { type EmailAddress, parseEmailAddress } from "#app/domain/mail/email-address.ts";
import type { OrderId, OverOrder, ProductId, StartedOrder } from "#app/domain/purchase/order.ts";
import type { QuizResult } from "#app/domain/quiz-result.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { OrderConsent } from "#app/funnels/shared/content/withdrawal.ts";
import type { PricedProduct } from "#app/payments/catalogue.ts";
import type { OrderIntent } from "#app/payments/order-payments.ts";
import { AppError, ignoreUnavailable } from "#app/platform/app-error.ts";
import { enforceRateLimits, type RateLimits } from "#app/platform/rate-limit.ts";
import { products } from "../content/products.ts";
import { refusals } from "../content/refusals.ts";
import { isReusable } from "../rules/reusable-order.ts";
import { closeOrder, openIntent, syncOrderNow } from "./sync-order.ts";

/** The amount comes from the catalogue, never from a request. */
export type PurchaseRequest = PricedProduct & {
  readonly email: EmailAddress | null;
  readonly archetype: Archetype | null;
  readonly quizResult: QuizResult | null;
  /** The version of the text above the pay button. */
  readonly consentVersion: OrderConsent | null;
};

export type StartOrderDeps = SyncDeps & GuardDeps & { limits: RateLimits };

/** Each round closes one order that can no longer be paid, so more rounds than this would not help either. */
const ROUNDS = 4;

/**
 * Opens the payment of a one-time purchase, or finds the open one. Idempotent across calls and tabs: a visitor
 * has one payable order per product, and a paid product is not charged again. A request for another amount closes the
 * open payment before it opens the next, so that a form with the old amount can charge neither.
 * @throws CheckRequired; AppError `too_many_requests`, `unavailable`, `invalid_input` for an address that Stripe
 *   refuses.
 */
export async function startOrder(
  deps: StartOrderDeps,
  buyer: Applicant,
  purchase: PurchaseRequest,
): Promise<StartedOrder> {
  await enforceRateLimits(deps.limits, "payment", buyer);
  const startedAt = deps.clock();
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const started = await tryToStart(deps, buyer, purchase);
      if (started !== null) return started;
      await refuseErased(deps, purchase.email, startedAt);
    }
  } catch (error) {
    throw withProductMessage(error, purchase.product);
  }
  throw tooManyTries(RECENT_MS);
}

/** A buyer who was erased during a call is stored again only by another one. */
async function refuseErased(
  { db }: StartOrderDeps,
  email: EmailAddress | null,
  startedAt: number,
): Promise<void> {
  if (email === null || !(await wasErasedSince(db, await recipientOf(email), startedAt))) return;
  throw new AppError("unavailable", refusals.noPurchase);
}

/** Replaces the generic message by the product's own while Stripe is unavailable. */
function withProductMessage(error: unknown, product: ProductId): unknown {
  if (!(error instanceof AppError) || error.code !== "unavailable") return error;
  return new AppError("unavailable", products[product].failure, { headers: error.headers });
}

/** Null: an order that could not be reused was closed, or its payment has ended; try again. */
async function tryToStart(
  deps: StartOrderDeps,
  buyer: Applicant,
  purchase: PurchaseRequest,
): Promise<StartedOrder | null> {
  const now = deps.clock();
  const { visitorHash, addressPrefix: network, visit } = buyer;
  const id = crypto.randomUUID() as OrderId;
  const wanted = { id, visitorHash, network, visit, ...purchase, createdAt: now };
  const found = await findOrder(deps, buyer, wanted);
  if (found.paid !== null) return toOver("paid", found.paid);
  const order = found.open;
  if (order === null) return null;
  const canReuse = isReusable(order, purchase.amountCents, now);
  const intent = await findIntent(deps, order);
  if (intent?.state === "processing") return toOver("processing", order);
  if (canReuse && intent?.state === "open") return toStartedOrder(deps, order, intent, purchase);
  if (intent !== null) await close(deps, intent);
  return null;
}

const toOver = (state: OverOrder["state"], { id, amountCents }: OrderRow): OverOrder => ({
  state,
  clientSecret: null,
  orderId: id,
  amount: amountCents,
});

/** Finds or opens an order. An open order with another price is closed first. */
async function findOrder(
  deps: StartOrderDeps,
  buyer: Applicant,
  wanted: NewOrder,
): Promise<Pick<FoundOrder, "open" | "paid">> {
  const counted = countedSince(wanted.createdAt);
  const brake = { ...counted, limits: TRY_LIMITS };
  const first = await openOrder(deps.db, wanted, brake);
  const isOther = first.paid === null && first.closing !== null;
  const found = isOther ? await replace(deps, first.closing, { wanted, brake }) : first;
  if (found === null) return { open: null, paid: null };
  if (found.paid !== null || found.open !== null) return found;
  await guardPayments(deps, buyer, found.tries);
  return openOrder(deps.db, wanted, { ...counted, limits: null });
}

/** Closes an order, and opens the next one in the same batch. Null: nothing was stored. */
async function replace(
  deps: StartOrderDeps,
  closing: OpenedOrderSync,
  { wanted, brake }: { wanted: NewOrder; brake: Brake },
): Promise<FoundOrder | null> {
  const { statements, read } = orderOpening(deps.db, wanted, brake);
  const found: FoundOrder[] = [];
  const take = (results: readonly unknown[]) => void found.push(read(results));
  await closeOrder(deps, closing, { statements, take });
  return found.at(-1) ?? null;
}

/** Null: the order was closed while its payment was being created, or because no retry would create it. */
async function findIntent(deps: StartOrderDeps, order: OrderRow): Promise<OrderIntent | null> {
  const { id, amountCents, paymentIntentId } = order;
  if (paymentIntentId !== null) return findPayable(deps, paymentIntentId, amountCents);
  const intent = await openIntent(deps, order);
  if (intent === null) return null;
  if (await storePaymentIntent(deps.db, id, intent.id)) return intent;
  // No client has the payment's secret.
  await deps.payments.cancelIntent(intent.id).catch(ignoreUnavailable);
  return null;
}

/** Closes a payment with too many declined cards before its secret is sent again, however late their events arrive. */
async function findPayable(
  deps: StartOrderDeps,
  id: string,
  amountCents: number,
): Promise<OrderIntent | null> {
  const { charges, ...intent } = await deps.payments.readIntent(id, amountCents);
  const isOpen = intent.state === "open";
  if (!isOpen || countDeclines(charges).declines < MAX_DECLINES_OF_PAYMENT) return intent;
  await close(deps, intent);
  return null;
}

/** Cancels an open payment unless it succeeds in the meantime, and stores the outcome. */
async function close(deps: StartOrderDeps, { id, state }: OrderIntent): Promise<void> {
  await syncOrderNow(deps, id, { isUnwanted: true, isOpen: state === "open" });
}

/** Stores what the buyer has changed and returns what the form needs. Null: the order was closed in the meantime. */
async function toStartedOrder(
  deps: StartOrderDeps,
  order: OrderRow,
  intent: OrderIntent,
  { email, archetype, consentVersion, quizResult }: PurchaseRequest,
): Promise<StartedOrder | null> {
  if (email !== null && email !== intent.email) {
    await deps.payments.setReceiptEmail(intent.id, email);
  }
  const isChanged =
    (email ?? order.email) !== order.email ||
    archetype !== order.archetype ||
    JSON.stringify(quizResult) !== JSON.stringify(order.quizResult) ||
    consentVersion !== order.consentVersion;
  if (isChanged) {
    const known = parseEmailAddress(order.email ?? "");
    const buyer = { email: email ?? known, archetype, consentVersion, quizResult };
    if (!(await storeBuyer(deps.db, order.id, buyer, deps.clock()))) return null;
  }
  return { state: "open", clientSecret: intent.clientSecret, orderId: order.id };
}
