import { seconds as toMs } from "#app/domain/duration.ts";
import { CallError } from "#app/funnels/shared/rules/call-error.ts";
import { localStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { areCookiesBlocked } from "#app/funnels/shared/screens/call-api.ts";
import type { AnswerStore } from "./answer-store.ts";
import {
  completeAttempt,
  continueAttempt,
  type Started,
  saveAnswers,
  startAttempt,
} from "./assessment-calls.ts";
import {
  clearStoredProgress,
  readStoredProgress,
  type StoredProgress,
  storeProgress,
} from "./stored-progress.ts";

/** The browser refuses our cookie, so every answer would be lost. */
export class CookiesBlocked extends Error {
  override readonly name = "CookiesBlocked";
}

type Answers = StoredProgress["answers"];
export type Offer = {
  answered: number;
  unfinishedId: string | null;
  stored: Answers;
  /** Spent on the stored answers. */
  seconds: number;
};

/** Per page: a browser whose cookie is lost again and again would start an attempt with each save. */
const MOST_RENEWALS = 3;

export type AttemptSession = ReturnType<typeof createAttemptSession>;

/**
 * The attempt of this page. If the server no longer finds it, as after the browser's cookies were cleared, the calls
 * continue with a fresh one that has the same answers.
 */
export function createAttemptSession(store: AnswerStore) {
  let id: string | null = null;
  let earlier: StoredProgress = { attemptId: null, answers: new Map(), seconds: 0 };
  const openedAtMs = performance.now();
  /** Of earlier page loads, once this one continues them. */
  let secondsBefore = 0;
  let renewing: Promise<void> | null = null;
  let renewals = 0;

  const countSeconds = () => secondsBefore + Math.round((performance.now() - openedAtMs) / toMs(1));

  async function renew(): Promise<void> {
    const { attempt_id } = await startAttempt();
    if (store.answers.size > 0) await saveAnswers(attempt_id, store.answers);
    id = attempt_id;
    localStore.write("quiz2_attempt_id", attempt_id);
  }

  async function call<T>(run: (attemptId: string) => Promise<T>): Promise<T> {
    if (id === null) throw new Error("No attempt has been started.");
    try {
      return await run(id);
    } catch (error) {
      if (!isLost(error) || (renewing === null && renewals === MOST_RENEWALS)) throw error;
    }
    renewals += renewing === null ? 1 : 0;
    renewing ??= renew().finally(() => {
      renewing = null;
    });
    await renewing;
    return run(id);
  }

  return {
    isStarted: () => id !== null,

    /** Until the attempt is started, also keeps what an earlier page has stored. */
    store: (stepIndex: number): void => {
      const seconds = countSeconds();
      const progress =
        id === null
          ? {
              attemptId: earlier.attemptId,
              answers: new Map([...earlier.answers, ...store.answers]),
              seconds: earlier.seconds + seconds,
            }
          : { attemptId: id, answers: store.answers, seconds };
      storeProgress(progress, stepIndex);
    },

    /**
     * Starts the attempt; returns what can be continued instead of it.
     * @throws CallError or TypeError if it cannot be started, CookiesBlocked; stored answers are then kept
     */
    start: async (): Promise<Offer | null> => {
      earlier = readStoredProgress();
      const { attempt_id, unfinished } = await startAttempt();
      if (areCookiesBlocked()) throw new CookiesBlocked();
      id = attempt_id;
      clearStoredProgress();
      storeProgress({ attemptId: id, answers: store.answers, seconds: countSeconds() }, 0);
      return makeOffer(unfinished, earlier);
    },

    /** With `progress`, the save before completion; without, a background save. */
    save: (
      answers: Answers,
      how: { progress?: number; isLeaving?: boolean } = {},
    ): Promise<void> => {
      // A page that is being left has no time for a fresh attempt.
      if (how.isLeaving && id !== null) return saveAnswers(id, answers, how);
      return call((attemptId) => saveAnswers(attemptId, answers, how));
    },

    /** Returns the answers that the server holds. */
    resume: async ({ unfinishedId, seconds }: Offer): Promise<Answers> => {
      const saved: Answers =
        unfinishedId === null
          ? new Map()
          : await call((attemptId) => continueAttempt(attemptId, unfinishedId));
      secondsBefore = seconds;
      return saved;
    },

    /** Returns the id of the completed attempt. */
    complete: (): Promise<string> =>
      call(async (attemptId) => {
        await completeAttempt(attemptId, countSeconds());
        return attemptId;
      }),
  };
}

const isLost = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** Merges locally stored answers if they belong to the unfinished attempt or there is none. */
function makeOffer(unfinished: Started["unfinished"], stored: StoredProgress): Offer | null {
  if (!unfinished) {
    const { answers, seconds } = stored;
    return answers.size > 0
      ? { answered: answers.size, unfinishedId: null, stored: answers, seconds }
      : null;
  }
  const isSame = stored.attemptId === unfinished.attempt_id;
  const kept: Answers = isSame ? stored.answers : new Map();
  const answered = Math.max(unfinished.answered, kept.size);
  const seconds = isSame ? stored.seconds : 0;
  return { answered, unfinishedId: unfinished.attempt_id, stored: kept, seconds };
}
