import { days } from "#app/domain/duration.ts";
import type { ManagedSubscription, ManageNotice } from "../rules/managed-subscription.ts";

const CHANGES: Record<string, Partial<ManagedSubscription>> = {
  trialing: {},
  cancelling: { isCancelling: true },
  noted: { isCancelNoted: true, receipts: null },
  active: { status: "active" },
  problem: { status: "payment_pending" },
  waiting: { status: "payment_pending", periodEndMs: null, receipts: [] },
  ended: { status: "canceled" },
  refunded: { status: "canceled", standing: "refunded" },
  disputed: { status: "canceled", standing: "disputed" },
  lost: { status: "canceled", standing: "lost" },
  won: { status: "canceled", standing: "won" },
};

/** Placeholder. */
export async function openManage(
  deps: { clock: () => number },
  request: Request,
): Promise<{
  subscriptions: ManagedSubscription[];
  token: string | null;
  notice: ManageNotice | null;
}> {
  const query = new URL(request.url).searchParams;
  const change = CHANGES[query.get("state") ?? ""];
  const now = deps.clock();
  const receipts = [
    { atMs: now - days(1), amountCents: 1999, refundedCents: 1999, url: "https://example.com/r/2" },
    { atMs: now - days(8), amountCents: 200, refundedCents: 0, url: "https://example.com/r/1" },
  ];
  const subscription: ManagedSubscription = {
    attemptId: "3f2b8c1d-0000-4000-8000-000000000000",
    status: "trialing",
    standing: "clear",
    periodEndMs: now + days(7),
    isCancelling: false,
    isCancelNoted: false,
    nextChargeCents: 1999,
    receipts,
    ...change,
  };
  return {
    subscriptions: change ? [subscription] : [],
    token: query.get("token"),
    notice: query.get("notice") as ManageNotice | null,
  };
}
