/**
 * What the preview leaves for the pages after it. `quiz2_email` is ours: the paywall's form begins with the
 * address that opened the gate, and it ends with the tab. `quiz2_completed_attempt` is the specification's
 * (section 3), written here too because a mailed link may have opened this preview in a fresh browser.
 */
const EMAIL = "quiz2_email";
const COMPLETED_ATTEMPT = "quiz2_completed_attempt";

export const keepEmail = (email: string): void => keep(() => sessionStorage.setItem(EMAIL, email));

export const keepCompletedAttempt = (attemptId: string): void =>
  keep(() => localStorage.setItem(COMPLETED_ATTEMPT, attemptId));

/** Storage may be switched off or full: then the paywall asks again. */
function keep(store: () => void): void {
  try {
    store();
  } catch {}
}
