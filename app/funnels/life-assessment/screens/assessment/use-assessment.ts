import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { seconds } from "#app/domain/duration.ts";
import { type AnswerValue, QUESTION_COUNT } from "#app/domain/life-areas.ts";
import { assessment } from "#app/funnels/life-assessment/content/assessment.ts";
import {
  findOpenStep,
  interstitialAfter,
  STEP_COUNT,
} from "#app/funnels/life-assessment/rules/steps.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { afterPaint } from "#app/funnels/shared/screens/after-paint.ts";
import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { untilStopped, useRestored } from "#app/funnels/shared/screens/use-restored.ts";
import { createAnswerStore } from "./answer-store.ts";
import { isSaveRefused } from "./assessment-calls.ts";
import { CookiesBlocked, createAttemptSession, type Offer } from "./attempt-session.ts";
import { clearStoredProgress } from "./stored-progress.ts";
import { useKeptAnswers } from "./use-kept-answers.ts";

type Failed = { readonly title: string; readonly text: string };
type Phase = { name: "starting" } | { name: "ready" } | { name: "failed"; words: Failed };

type ToastWords = { readonly title: string; readonly description: string };

const RELOAD_AFTER_MS = seconds(1);

/**
 * The assessment's state machine (docs/product.md#assessment-screen): steps 0 to 19, an interstitial after every
 * fourth; index 20 is the last interstitial.
 */
export function useAssessment(form: RefObject<HTMLFormElement>) {
  const store = useMemo(createAnswerStore, []);
  const attempt = useMemo(() => createAttemptSession(store), [store]);
  const [phase, setPhase] = useState<Phase>({ name: "starting" });
  const [position, setPosition] = useState({ stepIndex: 0, isBetween: false });
  // Used as a key: the radio buttons are uncontrolled, so resumed answers need new ones.
  const [resumeCount, setResumeCount] = useState(0);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { saveInBackground, saveMissed } = useKeptAnswers(store, attempt, position.stepIndex);

  useEffect(() => {
    // Answers given before hydration.
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? []) {
      store.answer(input.name, Number(input.value) as AnswerValue);
    }
    attempt.start().then(
      (found) => {
        setOffer(found);
        setPhase({ name: "ready" });
        void saveMissed();
      },
      (error: unknown) => {
        if (error instanceof CookiesBlocked) {
          return setPhase({ name: "failed", words: assessment.cookies });
        }
        const { title, text } = assessment.failed;
        const message = error instanceof CallError ? error.serverMessage : null;
        setPhase({ name: "failed", words: { title, text: message ?? text } });
        showToast({ ...assessment.toasts.startFailed, tone: "problem" });
      },
    );
  }, [store, attempt, saveMissed, form]);

  useRestored(() => setIsBusy(false));

  const goTo = useCallback((stepIndex: number, isBetween = false) => {
    setOffer(null);
    setPosition({ stepIndex, isBetween });
  }, []);

  /** Runs an action while busy; on failure shows a toast, and the visitor can retry. */
  const run = async (
    action: () => Promise<void>,
    {
      failed = assessment.toasts.completeFailed,
      isForGood = () => false,
    }: { failed?: ToastWords; isForGood?: (error: unknown) => boolean } = {},
  ) => {
    if (isBusy || !attempt.isStarted()) return;
    setIsBusy(true);
    try {
      await action();
    } catch (error) {
      if (isForGood(error)) return reset();
      showToast({ ...failed, tone: "problem" });
    }
    setIsBusy(false);
  };

  return {
    store,
    phase,
    ...position,
    resumeCount,
    offer,
    isBusy,
    goBack: () => goTo(position.stepIndex - 1),
    goOn: async () => {
      if (isBusy) return;
      const stepNumber = position.stepIndex + 1;
      if (stepNumber < STEP_COUNT) {
        afterPaint(() => void saveInBackground());
        return goTo(stepNumber, interstitialAfter(stepNumber) !== null);
      }
      return run(
        async () => {
          const answers = new Map(store.answers);
          await attempt.save(answers, { progress: QUESTION_COUNT });
          store.markSaved(answers);
          goTo(STEP_COUNT, true);
        },
        { isForGood: isSaveRefused },
      );
    },
    leaveInterstitial: async () => {
      if (position.stepIndex < STEP_COUNT) return goTo(position.stepIndex);
      return run(async () => {
        const completedId = await attempt.complete();
        localStore.write("quiz2_completed_attempt", completedId);
        clearStoredProgress();
        // Otherwise Back would lead to a fresh assessment, as if all answers were lost.
        window.location.replace(`/quiz2/mini/${completedId}`);
        await untilStopped();
      });
    },
    resumeOffered: async () => {
      if (!offer) return;
      return run(
        async () => {
          const saved = await attempt.resume(offer);
          store.addEarlier(offer.stored, saved);
          store.addEarlier(saved, saved);
          setResumeCount((count) => count + 1);
          goTo(Math.min(findOpenStep(store.answers), STEP_COUNT - 1));
        },
        { failed: assessment.toasts.continueFailed },
      );
    },
  };
}

function reset(): void {
  clearStoredProgress();
  showToast(assessment.toasts.reset);
  setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
}
