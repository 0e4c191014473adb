import { z } from "zod";
import { type Funnel, SEEN_STEPS } from "#app/domain/funnel-step.ts";
import type { CountSeen } from "#app/domain/visit.ts";
import { addressPrefix, enforceRateLimits, type RateLimits } from "#app/platform/rate-limit.ts";
import type { ReadVisit } from "./read-visit.ts";

/** The URLs that visitors arrive by may be longer; the counted part of them is not. */
const MAX_FROM_LENGTH = 400;

/** The body of `POST /api/steps`: what was seen of a page, and where the visit came from. */
export const SeenSteps = z.strictObject({
  steps: z
    .array(z.enum(SEEN_STEPS))
    .min(1)
    .max(SEEN_STEPS.length)
    .transform((steps) => [...new Set(steps)]),
  from: z.string().max(MAX_FROM_LENGTH),
});

type CountDeps = { countSeen: CountSeen; limits: RateLimits; readVisit: ReadVisit };

/**
 * Counts each step once, unless the request is a robot's (docs/product.md#counting).
 * @throws AppError `too_many_requests`
 */
export async function countSteps(
  { countSeen, limits, readVisit }: CountDeps,
  request: Request,
  { steps, from }: z.output<typeof SeenSteps>,
): Promise<void> {
  await enforceRateLimits(limits, "steps", { addressPrefix: addressPrefix(request) });
  const visit = readVisit(request, funnelOf(steps), from);
  if (visit !== null) await countSeen(visit, steps);
}

/** A page belongs to one funnel. */
const funnelOf = ([step = SEEN_STEPS[0]]: z.output<typeof SeenSteps>["steps"]): Funnel =>
  step.split(".")[0] as Funnel;
