/**
 * What the screens store for each other (docs/product.md#browser-storage). `quiz2_email` prefills the paywall's
 * form with the address that opened the gate. The completed attempt is written here too, because a mailed link
 * may have opened a screen in a fresh browser.
 */
const EMAIL = "quiz2_email";
export const COMPLETED_ATTEMPT = "quiz2_completed_attempt";
export const ATTEMPT = "quiz2_attempt_id";
const PAYMENT_COMPLETED = "quiz2_payment_completed";

export const keepEmail = (email: string): void => keep(() => sessionStorage.setItem(EMAIL, email));

export const keepCompletedAttempt = (attemptId: string): void =>
  keep(() => localStorage.setItem(COMPLETED_ATTEMPT, attemptId));

export const keepPaymentCompleted = (): void =>
  keep(() => sessionStorage.setItem(PAYMENT_COMPLETED, "true"));

export const findKeptEmail = (): string | null => find(() => sessionStorage.getItem(EMAIL));

/** The attempt that was completed in this browser, else the one that was begun. */
export const findKeptAttempt = (): string | null =>
  find(() => localStorage.getItem(COMPLETED_ATTEMPT) || localStorage.getItem(ATTEMPT));

/** Storage may be switched off or full: then the page asks again, or goes by what the server found. */
function keep(store: () => void): void {
  try {
    store();
  } catch {}
}

function find(read: () => string | null): string | null {
  try {
    return read() || null;
  } catch {
    return null;
  }
}
