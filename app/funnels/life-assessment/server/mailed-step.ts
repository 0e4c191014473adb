import type { Database } from "#app/data/database.ts";
import type { MailBrand } from "#app/domain/brand.ts";
import type { AttemptId } from "#app/domain/ids.ts";
import type { MailPayload } from "#app/domain/mail/mail-payload.ts";
import type { EmailStep } from "#app/email/email-content.ts";
import { writtenAddress } from "#app/help/rules/written-address.ts";
import type { LinkSecrets } from "#app/platform/signed-link.ts";
import { helpMail } from "../content/mails.ts";
import type { PersonScores } from "../rules/needs-help.ts";
import type { StepChoice } from "../rules/order-steps.ts";
import { mailedStepOf } from "./personal-texts.ts";

export type PlanMailDeps = { db: Database; brand: MailBrand; linkSecrets: LinkSecrets };

type Help = Pick<PersonScores, "needsHelp">;

/** Whether whom to call comes first in the mails about this attempt. */
export type FindsHelp = { readonly needsHelp: (attemptId: AttemptId) => Promise<boolean> };

/** A job whose mail contains a step of the plan. */
export type PlanMailJob<Kind extends "plan_day" | "plan_week"> = {
  readonly attemptId: AttemptId | null;
  readonly payload: MailPayload<Kind>;
  readonly dueAt: number;
  readonly linkGeneration: number;
};

/** A step as worded in mails: others may read them, so they name no score and no sub-dimension. */
export function writeStep(help: Help, choice: StepChoice): EmailStep {
  const { title, text, why, badDay } = mailedStepOf(help, choice);
  return { title, tasks: [text], after: [why, badDay] };
}

/** The first paragraph of a mail to people who need help. It says nothing about them: others may read it. */
export const helpFirst = ({ needsHelp }: Help, { siteOrigin }: MailBrand): readonly string[] =>
  needsHelp ? [helpMail.line(writtenAddress(siteOrigin))] : [];
