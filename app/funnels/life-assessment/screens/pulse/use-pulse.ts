import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { seconds as toMs } from "#app/domain/duration.ts";
import type { AnswerValue, AreaKey } from "#app/domain/life-areas.ts";
import { stepsOf } from "#app/funnels/life-assessment/rules/pulse.ts";
import { countAnswered, QUESTIONS_PER_STEP } from "#app/funnels/life-assessment/rules/steps.ts";
import { untilStopped, useRestored } from "#app/funnels/shared/screens/use-restored.ts";
import { createAnswerStore } from "../assessment/answer-store.ts";
import { keepPulse, readKeptPulse } from "./kept-pulse.ts";

type Given = Readonly<Record<string, AnswerValue>>;

/** The four steps of a pulse, whose answers this device keeps until the result is shown. */
export function usePulse(area: AreaKey, given: Given, form: RefObject<HTMLFormElement>) {
  const store = useMemo(() => {
    const created = createAnswerStore();
    created.addEarlier(new Map(Object.entries(given)), new Map());
    return created;
  }, [given]);
  const [step, setStep] = useState(0);
  // Used as a key: the radio buttons are uncontrolled, so kept answers need new ones.
  const [restoreCount, setRestoreCount] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const clock = useRef({ openedAtMs: 0, secondsBefore: 0 });
  const countSeconds = useCallback(() => {
    const { openedAtMs, secondsBefore } = clock.current;
    return secondsBefore + Math.round((performance.now() - openedAtMs) / toMs(1));
  }, []);

  useEffect(() => {
    // Answers given before hydration.
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? []) {
      store.answer(input.name, Number(input.value) as AnswerValue);
    }
    const kept = readKeptPulse(area);
    clock.current = { openedAtMs: performance.now(), secondsBefore: kept.seconds };
    store.addEarlier(kept.answers, new Map());
    if (kept.answers.size === 0) return;
    setRestoreCount((count) => count + 1);
    const steps = stepsOf(area);
    const open = steps.findIndex((one) => countAnswered(one, store.answers) < QUESTIONS_PER_STEP);
    setStep(open < 0 ? steps.length - 1 : open);
  }, [area, store, form]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      keepPulse(area, { answers: store.answers, seconds: countSeconds() });
    };
    // After paint, to keep answering fast.
    const unsubscribe = store.subscribe(() => {
      timer ??= setTimeout(keep);
    });
    const onHidden = () => {
      if (timer !== undefined && document.visibilityState === "hidden") keep();
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      if (timer !== undefined) keep();
      unsubscribe();
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [area, store, countSeconds]);

  useRestored(() => setIsBusy(false));

  return {
    store,
    step,
    restoreCount,
    isBusy,
    goTo: setStep,
    /** Fills in the form that the browser is about to send. */
    submit: async () => {
      const field = form.current?.elements.namedItem("seconds");
      if (field instanceof HTMLInputElement) field.value = String(countSeconds());
      setIsBusy(true);
      await untilStopped();
      setIsBusy(false);
    },
  };
}
