import { z } from "zod";

const MailFaults = z.strictObject({
  /** How many mails are rejected with `status` before the next is accepted. */
  failNext: z.int().min(0).default(0),
  status: z.int().min(400).max(599).default(503),
  /** Sent with a rejection as `Retry-After`; 0 sends no such header. */
  retryAfterSeconds: z.int().min(0).max(86_400).default(0),
  /** Delays every answer until the plan changes. */
  slowMs: z.int().min(0).max(60_000).default(0),
});

/** A fault plan. A new one replaces the old one. */
export const Faults = z.strictObject({ mail: MailFaults.prefault({}) });

export type Faults = z.infer<typeof Faults>;

export const NO_FAULTS: Faults = Faults.parse({});
