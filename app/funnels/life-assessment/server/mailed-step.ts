import type { Database } from "#app/data/database.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { EmailStep } from "#app/email/email-content.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { stepWords } from "../content/plan/steps.ts";
import { subDimensionSteps } from "../content/report/sub-dimension-steps.ts";
import type { StepChoice } from "../rules/order-steps.ts";

export type PlanMailDeps = { db: Database; brand: MailBrand; linkSecrets: LinkSecrets };

/** A job whose mail contains a step of the plan. */
export type PlanMailJob<Kind extends "plan_day" | "plan_week"> = {
  readonly attemptId: AttemptId | null;
  readonly payload: MailPayload<Kind>;
  readonly dueAt: number;
  readonly linkGeneration: number;
};

/** A step as worded in mails: others may read them, so they name no score and no sub-dimension. */
export function writeStep({ name, kind }: StepChoice): EmailStep {
  const { mailed, why, badDay } = stepWords[name][kind];
  const texts = subDimensionSteps[name];
  const { title, text } = mailed ?? texts[kind];
  return { title, tasks: [text], after: [why ?? texts.reach, badDay] };
}
