import { z } from "zod";

const Count = z.int().min(0);

/** Applies to the next `next` calls with this method and path prefix; to any call if they are absent. */
const Calls = z.strictObject({
  next: Count.default(0),
  method: z.enum(["GET", "POST", "DELETE"]).optional(),
  path: z.string().startsWith("/v1/").optional(),
});

const MS = z.int().min(0).max(600_000);

const ApiFaults = z.strictObject({
  /** The call is committed, then the connection drops. */
  dropAfterCommit: Calls.prefault({}),
  /** 500 before commit, kept under the call's idempotency key. */
  fail: Calls.prefault({}),
  /** 500 after commit, kept as well. */
  failAfterCommit: Calls.prefault({}),
  /** 429 before commit. */
  rateLimit: Calls.prefault({}),
  /** Committed at once, answered after `ms`, so a later call may overtake it. */
  slow: Calls.extend({ ms: MS.default(0) }).prefault({}),
  /** Delays every answer. */
  slowMs: MS.default(0),
  /** 503 to every call. */
  down: z.boolean().default(false),
});

/** Applies to the next `next` events, or to all until the plan changes. */
const Events = z.strictObject({ next: z.union([Count, z.literal("all")]).default(0) });

const WebhookFaults = z.strictObject({
  drop: Events.prefault({}),
  double: Events.prefault({}),
  /** Held until released. */
  late: Events.prefault({}),
  /** Delivery order of events that are due together. */
  order: z.union([z.enum(["sent", "reverse"]), z.strictObject({ seed: z.int() })]).default("sent"),
});

/** A fault plan. A new one replaces the old one. */
export const StripeFaults = z.strictObject({
  api: ApiFaults.prefault({}),
  webhooks: WebhookFaults.prefault({}),
});
export type StripeFaults = z.infer<typeof StripeFaults>;

export type ApiFault = "dropAfterCommit" | "fail" | "failAfterCommit" | "rateLimit" | "slow";

/** Whether the fault applies to this call; if so, its count is decremented in place. */
export function takeApiFault(
  { api }: StripeFaults,
  fault: ApiFault,
  call: { method: string; path: string },
): boolean {
  const plan = api[fault];
  if (plan.next === 0) return false;
  if (plan.method !== undefined && plan.method !== call.method) return false;
  if (plan.path !== undefined && !call.path.startsWith(plan.path)) return false;
  plan.next -= 1;
  return true;
}

export function takeWebhookFault(
  { webhooks }: StripeFaults,
  fault: "drop" | "double" | "late",
): boolean {
  const plan = webhooks[fault];
  if (plan.next === 0) return false;
  if (plan.next !== "all") plan.next -= 1;
  return true;
}
