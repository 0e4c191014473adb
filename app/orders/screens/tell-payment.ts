import { showToast } from "#app/design/toast-store.ts";
import { payment } from "../content/payment.ts";

/** In the provider's words, or else in the specification's (section 8). */
export const tellPaymentFailed = (message: string | null): void =>
  showToast({
    title: payment.failed.title,
    description: message ?? payment.failed.description,
    tone: "problem",
  });

export const tellPaymentPending = (): void => showToast(payment.pending);
