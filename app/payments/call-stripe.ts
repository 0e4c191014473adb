import Stripe from "stripe";
import type { z } from "zod";
import { AppError } from "#app/platform/app-error.ts";
import { describeError, type Log } from "#app/platform/log.ts";

const RETRY_AFTER_SECONDS = "10";

/** Makes one call and parses its response. */
export type CallStripe = <S extends z.ZodType>(
  call: () => Promise<unknown>,
  schema: S,
) => Promise<z.output<S>>;

/**
 * Every call goes through here. The SDK takes any JSON without `error` for success, so each schema checks the
 * object's type and the prefix of its id.
 * @throws AppError `unavailable` if Stripe cannot be reached, refuses or sends an unexpected response;
 *   `invalid_input` if it rejects the visitor's email address.
 */
export const createStripeCaller =
  (log: Log): CallStripe =>
  async (call, schema) => {
    try {
      return schema.parse(await call());
    } catch (error) {
      if (isRefusedEmail(error)) {
        throw new AppError("invalid_input", "Please enter a valid email address.", {
          issues: [{ path: "email", message: "Please enter a valid email address." }],
        });
      }
      log("error", { event: "stripe", ...describeFailure(error) });
      throw stripeUnavailable();
    }
  };

/** Whether the call had an effect is unknown; a retry with the same idempotency key is safe. */
const stripeUnavailable = (): AppError =>
  new AppError(
    "unavailable",
    "Our payment provider cannot be reached right now. Please try again.",
    { headers: { "Retry-After": RETRY_AFTER_SECONDS } },
  );

const isRefusedEmail = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === "email_invalid" || ["email", "receipt_email"].includes(error.param ?? ""));

/** Stripe's codes, never its messages: those may quote user input. */
function describeFailure(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) return describeError(error);
  const reason = [error.type, error.code, error.param].filter(Boolean).join(" ");
  return { reason, ...(error.statusCode === undefined ? {} : { status: error.statusCode }) };
}
