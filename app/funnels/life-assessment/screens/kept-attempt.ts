/**
 * Browser storage shared by the screens (docs/product.md#browser-storage). `quiz2_email` prefills the paywall's form
 * with the address that opened the gate. The completed attempt is also stored here, because a mailed link may open a
 * screen in a fresh browser.
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

/** The attempt completed in this browser, else the one started. */
export const findKeptAttempt = (): string | null =>
  find(() => localStorage.getItem(COMPLETED_ATTEMPT) || localStorage.getItem(ATTEMPT));

/** Storage may be disabled or full: then the page falls back to a form or to the server's data. */
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
