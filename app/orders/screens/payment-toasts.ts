import { showToast } from "#app/design/feedback/toast-store.ts";
import { payment } from "../content/payment.ts";

/** Shows the provider's message if there is one. */
export const toastPaymentFailed = (message: string | null): void =>
  showToast({
    title: payment.failed.title,
    description: message ?? payment.failed.description,
    tone: "problem",
  });

export const toastPaymentPending = (): void => showToast(payment.pending);
