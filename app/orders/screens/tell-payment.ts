import { showToast } from "#app/design/toast-store.ts";
import { payment } from "../content/payment.ts";

/** Shows the provider's message if there is one. */
export const tellPaymentFailed = (message: string | null): void =>
  showToast({
    title: payment.failed.title,
    description: message ?? payment.failed.description,
    tone: "problem",
  });

export const tellPaymentPending = (): void => showToast(payment.pending);
