import type { SyncDeps } from "#app/billing/server/sync.ts";
import { offerWayBack } from "#app/billing/server/way-back.ts";
import { findGrantableOrder, listOrders } from "#app/data/orders.ts";
import { ignoreUnavailable } from "#app/platform/app-error.ts";
import { hashText } from "#app/platform/encode.ts";
import { addressPrefix, isWithinLimit, type RateLimits } from "#app/platform/rate-limit.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import type { Success } from "../rules/success.ts";
import { RETURN_PARAMETER, SECRET_PARAMETER } from "../rules/success-guard.ts";
import { judgeWayBack } from "../rules/way-back.ts";

export type WayBackDeps = SyncDeps & { linkSecrets: LinkSecrets; limits: RateLimits };

/**
 * What `/success` shows when a bank's app opens the return address in a different browser. The payment's client secret,
 * which only the buyer has, is as good as a mailed link: the page gets a button with a token, and GET changes nothing.
 * Null: no secret in the address, or the wrong one.
 */
export async function findWayBack(deps: WayBackDeps, request: Request): Promise<Success | null> {
  const { pathname, search, searchParams } = new URL(request.url);
  const paymentIntentId = searchParams.get(RETURN_PARAMETER);
  const secret = searchParams.get(SECRET_PARAMETER);
  if (!paymentIntentId || !secret) return null;
  const order = await findGrantableOrder(deps.db, { paymentIntentId });
  if (order === null) return null;
  const { product } = order;
  const sender = { addressPrefix: addressPrefix(request) };
  const known = (await isWithinLimit(deps.limits, "paymentReturn", sender))
    ? await deps.payments.findIntent(paymentIntentId, order.amountCents).catch(ignoreUnavailable)
    : null;
  const pending = { state: "pending", again: `${pathname}${search}` } as const;
  if (known === null) return { product, access: "pending", download: null, back: pending };
  if (!(await isSameSecret(secret, known.clientSecret))) return null;
  const now = deps.clock();
  const state = judgeWayBack(order, known.state === "succeeded", now);
  if (state === "closed") return { product, access: "closed", download: null };
  if (state === "pending") return { product, access: "pending", download: null, back: pending };
  const paid = { subject: order.id, paidAt: order.paidAt ?? now, email: order.email };
  const offer = await offerWayBack(deps, { purpose: "open_downloads", ...paid });
  const isMailed = order.email !== null;
  const back = offer.state === "open" ? { ...offer, isMailed } : offer;
  return { product, access: "pending", download: null, back };
}

/** Compares hashes, so the timing reveals nothing about the secret. */
export const isSameSecret = async (one: string, other: string): Promise<boolean> =>
  (await hashText(one)) === (await hashText(other));

/**
 * Where the quiz redirects a buyer who paid in a different browser; null for everyone else, including the browser that
 * started the payment.
 */
export async function findForeignReturn(
  { db }: Pick<WayBackDeps, "db">,
  request: Request,
): Promise<string | null> {
  const { search, searchParams } = new URL(request.url);
  const paymentIntentId = searchParams.get(RETURN_PARAMETER);
  const hasFailed = searchParams.get("redirect_status") === "failed";
  if (!paymentIntentId || !searchParams.has(SECRET_PARAMETER) || hasFailed) return null;
  const visitor = await findVisitor(request);
  const orders = visitor === null ? [] : await listOrders(db, visitor.hash);
  const isOwn = orders.some((order) => order.paymentIntentId === paymentIntentId);
  return isOwn ? null : `/success${search}`;
}
