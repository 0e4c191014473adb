/**
 * Flags of this visit in session storage (docs/product.md#browser-storage).
 */
const OFFER_SHOWN = "perfectionism_exit_offer_shown";
const PAYMENT_COMPLETED = "perfectionism_payment_completed";

export const keepOfferShown = (): void => keep(OFFER_SHOWN);

export const keepPaymentCompleted = (): void => keep(PAYMENT_COMPLETED);

/** Not twice, and not after a purchase. */
export const mayOffer = (): boolean => !isKept(OFFER_SHOWN) && !isKept(PAYMENT_COMPLETED);

/** Storage may be disabled or full: then a visit is one page load. */
function keep(key: string): void {
  try {
    sessionStorage.setItem(key, "true");
  } catch {}
}

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === "true";
  } catch {
    return false;
  }
}
