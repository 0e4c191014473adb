import { z } from "zod";

const MailFaults = z.strictObject({
  /** So many mails are refused with `status` before one is taken again. */
  failNext: z.int().min(0).default(0),
  status: z.int().min(400).max(599).default(503),
  /** Each answer takes so long, until the plan changes. */
  slowMs: z.int().min(0).max(60_000).default(0),
});

/** What goes wrong, on order. A new plan takes the place of the old one. */
export const Faults = z.strictObject({ mail: MailFaults.prefault({}) });

export type Faults = z.infer<typeof Faults>;

export const NO_FAULTS: Faults = Faults.parse({});
