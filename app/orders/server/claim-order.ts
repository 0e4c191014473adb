import { z } from "zod";
import { findGrantableOrder, findOwnOrder, grantOrder } from "#app/data/orders.ts";
import { AppError } from "#app/platform/app-error.ts";
import { enforceRateLimits, senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import { products } from "../content/products.ts";
import { refusals } from "../content/refusals.ts";
import { judgeWayBack } from "../rules/way-back.ts";
import { isSameSecret, type WayBackDeps } from "./find-way-back.ts";
import { permitDownload } from "./load-download.ts";

/** The body of `POST /api/claim-order`. */
export const ClaimOrder = z.strictObject({ client_secret: z.string().max(500) });

/**
 * Grants this browser the order that it has just paid. It has the payment's client secret, which only the buyer
 * has, but its cookie may have changed since the payment was opened, or be refused. Returns the address of what was
 * bought, which needs no cookie.
 * @throws AppError `not_found` for a wrong secret, and for an order that is not paid or was paid long ago;
 * `too_many_requests`, `unavailable`.
 */
export async function claimOrder(
  deps: WayBackDeps,
  request: Request,
  clientSecret: string,
): Promise<string> {
  const [paymentIntentId = ""] = clientSecret.split("_secret_");
  const visitor = await ensureVisitor(request);
  const [order, own] = await Promise.all([
    findGrantableOrder(deps.db, { paymentIntentId }),
    findOwnOrder(deps.db, { paymentIntentId, visitorHash: visitor.hash }),
  ]);
  if (order === null) throw orderNotFound();
  const [{ file }] = products[order.product].downloads;
  const download = await permitDownload(deps, { id: order.id, file });
  if (own !== null) return download;
  await enforceRateLimits(deps.limits, "paymentReturn", senderOf(request, visitor));
  const intent = await deps.payments.findIntent(paymentIntentId, order.amountCents);
  if (!(await isSameSecret(clientSecret, intent.clientSecret))) throw orderNotFound();
  const now = deps.clock();
  const isPaidNow = judgeWayBack(order, intent.state === "succeeded", now) === "open";
  if (!isPaidNow) throw orderNotFound();
  await grantOrder(deps.db, { id: order.id, visitorHash: visitor.hash }, now);
  return download;
}

const orderNotFound = () => new AppError("not_found", refusals.noPurchase);
