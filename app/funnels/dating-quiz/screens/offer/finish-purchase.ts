import { showToast } from "#app/design/toast-store.ts";
import { seconds } from "#app/domain/duration.ts";

const FLAG = "payment_completed";
const TOAST_MS = seconds(1.5);

/** Confirms the payment, clears the quiz and opens the purchase (docs/product.md#payment-mode). */
export function finishPurchase(
  message: { readonly title: string; readonly description: string },
  forget: () => void,
): void {
  showToast(message);
  try {
    sessionStorage.setItem(FLAG, "true");
  } catch {
    console.warn("Storing the payment flag failed.");
  }
  forget();
  setTimeout(() => window.location.assign("/success"), TOAST_MS);
  // A page restored from the back/forward cache would still show the payment form.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
}
