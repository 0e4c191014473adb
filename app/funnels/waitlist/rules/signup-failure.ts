import { messages } from "../content/texts.ts";

export type SignupFailure = { title: string; description: string; tone: "notice" | "problem" };

/**
 * What a failed signup tells the visitor (specification, section 8). `message` is the error's, `shown` the
 * part of it that is fit to be read; both null when there was no answer at all.
 */
export function describeSignupFailure(message: string | null, shown: string | null): SignupFailure {
  if (message?.includes("Email already registered") || message?.includes("already exists")) {
    return { ...messages.duplicate, tone: "notice" };
  }
  return {
    title: messages.failure.title,
    description: shown || messages.failure.description,
    tone: "problem",
  };
}
