import type { AreaKey, SubDimension } from "#app/domain/life-areas.ts";
import { areaTexts } from "../content/areas.ts";
import { stepWords } from "../content/plan/steps.ts";
import { areaLevels } from "../content/report/area-levels.ts";
import { inDanger } from "../content/report/in-danger.ts";
import { subDimensionSteps } from "../content/report/sub-dimension-steps.ts";
import { subDimensionTexts } from "../content/sub-dimensions.ts";
import type { PersonScores } from "../rules/needs-help.ts";
import type { StepChoice } from "../rules/order-steps.ts";
import { findTextLevel } from "../rules/text-level.ts";

type Help = Pick<PersonScores, "needsHelp">;

// The only ways to the texts that scores choose: a person who needs help must not read that they are safe.

const isSafety = ({ needsHelp }: Help, name: SubDimension): boolean =>
  needsHelp && name === "Physical Safety";

export const textOfSide = (scores: PersonScores, name: SubDimension): string =>
  isSafety(scores, name)
    ? inDanger.side
    : subDimensionTexts[name][findTextLevel(scores.subDimensions[name])];

export const textOfArea = (scores: PersonScores, area: AreaKey): string =>
  scores.needsHelp && area === "safety"
    ? inDanger.area
    : areaLevels[area][findTextLevel(scores.areas[area])];

/** What a slightly higher score would change. */
export const reachOf = (help: Help, name: SubDimension): string =>
  isSafety(help, name) ? inDanger.reach : subDimensionSteps[name].reach;

export const stepOf = (help: Help, { name, kind }: StepChoice) =>
  isSafety(help, name) ? inDanger.step : subDimensionSteps[name][kind];

/** A step as worded in mails. */
export function mailedStepOf(help: Help, { name, kind }: StepChoice) {
  if (isSafety(help, name)) return inDanger.mailed;
  const { mailed, why, badDay } = stepWords[name][kind];
  const texts = subDimensionSteps[name];
  const { title, text } = mailed ?? texts[kind];
  return { title, text, why: why ?? texts.reach, badDay };
}

/** Four; the call comes first for people who need help. */
export function recommend({ needsHelp }: Help, area: AreaKey): readonly string[] {
  const [first, ...others] = areaTexts[area].recommendations;
  return [needsHelp && area === "safety" ? inDanger.step.text : first, ...others];
}
