import type { EmailStep } from "#app/email/email-content.ts";
import { stepWords } from "../content/plan/steps.ts";
import { subDimensionSteps } from "../content/report/sub-dimension-steps.ts";
import type { StepChoice } from "../rules/order-steps.ts";

/** A step as mails tell it: others may read them, so they name no score and no sub-dimension. */
export function writeStep({ name, kind }: StepChoice): EmailStep {
  const { mailed, why, badDay } = stepWords[name][kind];
  const texts = subDimensionSteps[name];
  const { title, text } = mailed ?? texts[kind];
  return { title, tasks: [text], after: [why ?? texts.reach, badDay] };
}
