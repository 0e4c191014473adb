import type { Database } from "#app/data/database.ts";
import type { OpenAttempt } from "#app/data/quiz2-history.ts";
import { findPulse, insertPulse, listPulses, type PulseRow } from "#app/data/quiz2-pulses.ts";
import { mayDo } from "#app/domain/attempt-rights.ts";
import { PulseId } from "#app/domain/ids.ts";
import {
  ANSWER_VALUES,
  type AnswerValue,
  type AreaKey,
  DANGER_QUESTION_ID,
} from "#app/domain/life-areas.ts";
import type { HelpOffer } from "#app/help/server/find-help.ts";
import type { Clock } from "#app/platform/clock.ts";
import { readForm } from "#app/platform/http/read.ts";
import { type Closed, closeFor } from "#app/subscriptions/server/find-subscriber.ts";
import { PULSE_PATH, pulse as pulseTexts } from "../content/pulse.ts";
import { BANK_VERSION } from "../content/question-bank.ts";
import { pulseOf } from "../rules/history-lines.ts";
import { type Asked, needsHelp } from "../rules/needs-help.ts";
import {
  choosePulse,
  comparePulse,
  findLowestSide,
  type PulseChoice,
  type PulseComparison,
  packAnswers,
  questionsOf,
  readPulseAnswers,
  restingSince,
} from "../rules/pulse.ts";
import { chooseKind } from "../rules/report/rank-sub-dimensions.ts";
import { scoreArea } from "../rules/scoring.ts";
import { findCompared } from "./compare-stored.ts";
import { findHistory } from "./history.ts";
import { offerHelpFor } from "./offer-help.ts";
import { stepOf } from "./personal-texts.ts";

type Deps = { db: Database; clock: Clock };

type Choosing = {
  readonly state: "open";
  /** The lowest area of the newest attempt first. */
  readonly choices: readonly PulseChoice[];
  readonly before: Pick<OpenAttempt, "completedAt" | "scores">;
  readonly mayTake: boolean;
  /** Null unless the newest attempt's answers ask for it. */
  readonly help: HelpOffer | null;
};

const findChoices = async (
  { db, clock }: Deps,
  history: readonly [OpenAttempt, ...OpenAttempt[]],
) => choosePulse(history[0].scores, await listPulses(db, idsOf(history)), clock());

const idsOf = (history: readonly OpenAttempt[]) => history.map(({ id }) => id);

/** The right to one attempt is enough: a history is one person's. */
const mayTake = (history: readonly OpenAttempt[]) =>
  history.some(({ right }) => mayDo(right, "takePulse"));

/** Loads `/quiz2/pulse`: which areas, and from when on. */
export async function loadPulseChoice(deps: Deps, request: Request): Promise<Choosing | Closed> {
  const history = await findHistory(deps, request);
  if (history === null) return closeFor(deps, request);
  const { completedAt, scores } = history[0];
  return {
    state: "open",
    choices: await findChoices(deps, history),
    before: { completedAt, scores },
    mayTake: mayTake(history),
    help: offerHelpFor(request, history[0]),
  };
}

/** Whether this area's statements may be answered now. */
export async function mayTakePulse(deps: Deps, request: Request, area: AreaKey): Promise<boolean> {
  const history = await findHistory(deps, request);
  if (history === null || !mayTake(history)) return false;
  const choices = await findChoices(deps, history);
  return choices.some((choice) => choice.area === area && choice.possibleAt === null);
}

/** The result of a pulse's form: another page, or the form again with the given answers. */
type Posted =
  | { readonly redirectTo: string }
  | {
      readonly problem: string;
      /** By question id. */
      readonly given: Readonly<Record<string, AnswerValue>>;
    };

/**
 * Stores a pulse with the newest attempt. A second one within a week, as after a double click, leads to the first.
 * @throws AppError those of `readForm`.
 */
export async function postPulse(deps: Deps, request: Request, area: AreaKey): Promise<Posted> {
  const fields = await readForm(request);
  const answers = readPulseAnswers(area, fields);
  const given = Object.fromEntries(answers);
  if (fields["bank"] !== BANK_VERSION) return { problem: pulseTexts.page.changed, given: {} };
  const missing = questionsOf(area).length - answers.size;
  if (missing > 0) return { problem: pulseTexts.page.missing(missing), given };
  const history = await findHistory(deps, request);
  if (history === null || !mayTake(history)) return { redirectTo: PULSE_PATH };
  const takenAt = deps.clock();
  const pulse = {
    id: crypto.randomUUID(),
    attemptId: history[0].id,
    area,
    takenAt,
    bankVersion: BANK_VERSION,
    answers: packAnswers(area, answers),
    scores: scoreArea(area, answers),
    timeSpentSeconds: readSeconds(fields["seconds"]),
  };
  const limit = { history: idsOf(history), since: restingSince(takenAt) };
  if (await insertPulse(deps.db, pulse, limit)) return { redirectTo: pulseOf(pulse.id) };
  const latest = (await listPulses(deps.db, limit.history)).find((one) => one.area === area);
  return { redirectTo: latest ? pulseOf(latest.id) : PULSE_PATH };
}

const readSeconds = (text = ""): number => (/^\d{1,7}$/.test(text) ? Number(text) : 0);

/** `/quiz2/pulses/{id}`. */
type PulseResult = PulseComparison & {
  readonly state: "open";
  readonly areaKey: AreaKey;
  readonly beforeAt: number;
  readonly takenAt: number;
  /** Null if a pulse is possible now. */
  readonly possibleAt: number | null;
  readonly mayTake: boolean;
  readonly exercise: { readonly side: string; readonly title: string; readonly text: string };
  /** Null unless the answers ask for it. */
  readonly help: HelpOffer | null;
};

/** Pulses that do not exist are closed too, so that ids cannot be guessed. */
export async function loadPulseResult(
  deps: Deps,
  request: Request,
  id: string | undefined,
): Promise<PulseResult | Closed> {
  const [history, pulse] = await Promise.all([
    findHistory(deps, request),
    PulseId.safeParse(id).success && id ? findPulse(deps.db, id) : null,
  ]);
  const attempt = history?.find((one) => one.id === pulse?.attemptId);
  if (!history || !pulse || !attempt) return closeFor(deps, request);
  const [before, choices] = await Promise.all([
    findCompared(deps.db, attempt.id),
    findChoices(deps, history),
  ]);
  if (before === null) return closeFor(deps, request);
  const compared = comparePulse(before, pulse);
  const side = findLowestSide(pulse);
  const asked = askedBy(pulse) ?? attempt;
  const step = chooseKind({ name: side, score: pulse.scores.subDimensions[side] ?? 0 });
  const { title, text } = stepOf({ needsHelp: needsHelp(asked) }, step);
  const choice = choices.find(({ area }) => area === pulse.area);
  return {
    ...compared,
    state: "open",
    areaKey: pulse.area,
    beforeAt: before.completedAt,
    takenAt: pulse.takenAt,
    possibleAt: choice?.possibleAt ?? null,
    mayTake: mayTake(history),
    exercise: { side, title, text },
    help: offerHelpFor(request, asked),
  };
}

/** What the assessment's rule judges; null for a pulse that has not asked about danger. */
function askedBy({ area, answers, scores }: PulseRow): Asked | null {
  const danger = questionsOf(area).findIndex(({ id }) => id === DANGER_QUESTION_ID);
  if (danger < 0) return null;
  const digit = ANSWER_VALUES.find((value) => String(value) === answers?.[danger]);
  return { scores, dangerAnswer: digit ?? null };
}
