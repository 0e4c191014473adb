import { z } from "zod";

const Count = z.int().min(0);

/** The next so many calls of this method to paths that begin so; without them, any call. */
const Calls = z.strictObject({
  next: Count.default(0),
  method: z.enum(["GET", "POST", "DELETE"]).optional(),
  path: z.string().startsWith("/v1/").optional(),
});

const MS = z.int().min(0).max(600_000);

const ApiFaults = z.strictObject({
  /** Done, and the connection breaks before the answer. */
  dropAfterCommit: Calls.prefault({}),
  /** 500, and nothing was done. */
  fail: Calls.prefault({}),
  /** 500, and it was done. */
  failAfterCommit: Calls.prefault({}),
  /** 429, and nothing was done. */
  rateLimit: Calls.prefault({}),
  /** Done at once, answered only after `ms`: a later call may overtake it. */
  slow: Calls.extend({ ms: MS.default(0) }).prefault({}),
  /** Every answer takes so long. */
  slowMs: MS.default(0),
  /** Nothing works: 503. */
  down: z.boolean().default(false),
});

/** The next so many events, or every one, until the plan changes. */
const Events = z.strictObject({
  next: z.union([Count, z.literal("all")]).default(0),
  /** Only events of these types. */
  types: z.array(z.string()).optional(),
});

const WebhookFaults = z.strictObject({
  drop: Events.prefault({}),
  double: Events.prefault({}),
  /** Held back until the clock has moved by so much, or until they are released. */
  late: Events.extend({ byMs: z.int().min(0).optional() }).prefault({}),
  /** In what order those are sent that are due together. */
  order: z.union([z.enum(["sent", "reverse"]), z.strictObject({ seed: z.int() })]).default("sent"),
});

/** What goes wrong, on order. A new plan takes the place of the old one. */
export const StripeFaults = z.strictObject({
  api: ApiFaults.prefault({}),
  webhooks: WebhookFaults.prefault({}),
});
export type StripeFaults = z.infer<typeof StripeFaults>;

export type ApiFault = "dropAfterCommit" | "fail" | "failAfterCommit" | "rateLimit" | "slow";

/** Whether it is this call's turn to go wrong so; then one less is left. The plan is changed in place. */
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
  type: string,
): boolean {
  const plan = webhooks[fault];
  if (plan.next === 0) return false;
  if (plan.types !== undefined && !plan.types.includes(type)) return false;
  if (plan.next !== "all") plan.next -= 1;
  return true;
}
