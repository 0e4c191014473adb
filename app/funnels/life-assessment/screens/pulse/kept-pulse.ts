import { days } from "#app/domain/duration.ts";
import type { AreaKey } from "#app/domain/life-areas.ts";
import { BANK_VERSION } from "#app/funnels/life-assessment/content/question-bank.ts";
import { type PulseAnswers, readPulseAnswers } from "#app/funnels/life-assessment/rules/pulse.ts";
import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";

type Kept = { readonly answers: PulseAnswers; readonly seconds: number };

const NOTHING: Kept = { answers: new Map(), seconds: 0 };

/** The statements ask about the past four weeks: later answers would be about different weeks. */
const KEPT_FOR_MS = days(1);

/** The answers to this area's pulse before a reload; none a day later, or if the statements have changed. */
export function readKeptPulse(area: AreaKey): Kept {
  const kept = parseKept();
  if (kept["area"] !== area || kept["bank"] !== BANK_VERSION) return NOTHING;
  const { keptAt, answers, seconds } = kept;
  if (typeof keptAt !== "number" || Date.now() - keptAt >= KEPT_FOR_MS) return NOTHING;
  return {
    answers: readPulseAnswers(area, isRecord(answers) ? answers : {}),
    seconds: Number.isSafeInteger(seconds) ? Math.max(0, Number(seconds)) : 0,
  };
}

export function keepPulse(area: AreaKey, { answers, seconds }: Kept): void {
  const kept = { area, bank: BANK_VERSION, answers: Object.fromEntries(answers), seconds };
  localStore.write("quiz2_pulse", JSON.stringify({ ...kept, keptAt: Date.now() }));
}

/** Drops only this area's answers. */
export function dropKeptPulse(area: AreaKey): void {
  if (parseKept()["area"] === area) localStore.remove("quiz2_pulse");
}

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored => typeof value === "object" && value !== null;

function parseKept(): Stored {
  try {
    const kept: unknown = JSON.parse(localStore.read("quiz2_pulse") ?? "{}");
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
