import { showToast } from "#app/design/toast-store.ts";
import { seconds } from "#app/domain/duration.ts";

const FLAG = "payment_completed";
const SEEN_FOR_MS = seconds(1.5);

/** Confirms the payment, clears the quiz and opens the purchase (docs/product.md#payment-mode). */
export function finishPurchase(
  message: { readonly title: string; readonly description: string },
  forget: () => void,
): void {
  showToast(message);
  try {
    sessionStorage.setItem(FLAG, "true");
  } catch {
    console.warn("The payment cannot be noted here.");
  }
  forget();
  setTimeout(() => window.location.assign("/success"), SEEN_FOR_MS);
  // Who comes back finds no form for what is paid.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
}
