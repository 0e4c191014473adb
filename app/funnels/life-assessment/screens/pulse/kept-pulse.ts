import type { AreaKey } from "#app/domain/life-areas.ts";
import { BANK_VERSION } from "#app/funnels/life-assessment/content/question-bank.ts";
import { type PulseAnswers, readPulseAnswers } from "#app/funnels/life-assessment/rules/pulse.ts";
import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";

type Kept = { readonly answers: PulseAnswers; readonly seconds: number };

const NOTHING: Kept = { answers: new Map(), seconds: 0 };

/** What was answered of this area's pulse before a reload; nothing if the statements have changed since. */
export function readKeptPulse(area: AreaKey): Kept {
  try {
    const kept = JSON.parse(localStore.read("quiz2_pulse") ?? "{}");
    if (kept?.area !== area || kept.bank !== BANK_VERSION) return NOTHING;
    const seconds = Number.isSafeInteger(kept.seconds) && kept.seconds > 0 ? kept.seconds : 0;
    return { answers: readPulseAnswers(area, kept.answers ?? {}), seconds };
  } catch {
    return NOTHING;
  }
}

export function keepPulse(area: AreaKey, { answers, seconds }: Kept): void {
  const kept = { area, bank: BANK_VERSION, answers: Object.fromEntries(answers), seconds };
  localStore.write("quiz2_pulse", JSON.stringify(kept));
}

export const dropKeptPulse = (): void => {
  localStore.remove("quiz2_pulse");
};
