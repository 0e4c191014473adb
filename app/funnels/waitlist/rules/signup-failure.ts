import { messages, registered } from "../content/texts.ts";

export type SignupFailure = { title: string; description: string; tone: "notice" | "problem" };

/**
 * The message for a failed signup (docs/product.md#waitlist-signup). `message` is the error's, `shown` the
 * server's own; both are null without a response.
 */
export function describeSignupFailure(message: string | null, shown: string | null): SignupFailure {
  if (message?.includes(registered) || message?.includes("already exists")) {
    return { ...messages.duplicate, tone: "notice" };
  }
  if (shown === messages.closed.description) return { ...messages.closed, tone: "notice" };
  return {
    title: messages.failure.title,
    description: shown || messages.failure.description,
    tone: "problem",
  };
}
