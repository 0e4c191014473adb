import Stripe from "stripe";
import type { z } from "zod";
import { AppError } from "#app/platform/app-error.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import { refusals } from "./content/texts.ts";

const RETRY_AFTER_SECONDS = "10";

/** Makes one call and parses the response. */
export type CallStripe = <S extends z.ZodType>(
  call: () => Promise<unknown>,
  schema: S,
) => Promise<z.output<S>>;

/**
 * Stripe has answered with an error, unlike a call whose outcome is unknown. `refused`: nothing was done. `key_spent`:
 * the idempotency key only replays an earlier error, or belongs to another body; look up what that call did.
 */
export class StripeRefusal extends AppError {
  readonly kind: "refused" | "key_spent";
  /** Stripe's code. */
  readonly reason: string;

  constructor(kind: StripeRefusal["kind"], reason: string) {
    super("unavailable", refusals.unavailable, { headers: { "Retry-After": RETRY_AFTER_SECONDS } });
    this.kind = kind;
    this.reason = reason;
  }
}

/** Whether a retry needs a new idempotency key. */
export const isKeySpent = (error: unknown): boolean =>
  error instanceof StripeRefusal && error.kind === "key_spent";

/** Whether the object of a call does not exist, or was deleted. */
export const isMissing = (error: unknown): boolean =>
  error instanceof StripeRefusal && error.reason === "resource_missing";

/**
 * Every call goes through here. The SDK treats any JSON without `error` as success, so each schema checks the
 * object's type.
 * @throws AppError `unavailable` if Stripe cannot be reached, refuses (`StripeRefusal`) or sends an unexpected
 *   response; `invalid_input` if it rejects the visitor's email address.
 */
export const createStripeCaller =
  (log: Log, onKeyRefused: () => void = () => undefined): CallStripe =>
  async (call, schema) => {
    try {
      return schema.parse(await call());
    } catch (error) {
      if (isRefusedEmail(error)) {
        throw new AppError("invalid_input", refusals.email, {
          issues: [{ path: "email", message: refusals.email }],
        });
      }
      log("error", { event: "stripe", ...describeFailure(error) });
      if (isKeyRefused(error)) onKeyRefused();
      throw toAppError(error);
    }
  };

function toAppError(error: unknown): AppError {
  if (error instanceof Stripe.errors.StripeError) {
    const reason = error.code ?? error.type;
    if (isReplayed(error)) return new StripeRefusal("key_spent", reason);
    if (REFUSALS.includes(error.statusCode ?? 0)) return new StripeRefusal("refused", reason);
  }
  // Whether the call had an effect is unknown; a retry with the same idempotency key is safe.
  return new AppError("unavailable", refusals.unavailable, {
    headers: { "Retry-After": RETRY_AFTER_SECONDS },
  });
}

const REFUSALS = [400, 402, 404];

/** Stripe keeps each answer to an idempotency key for a day, errors included. */
const isReplayed = (error: InstanceType<typeof Stripe.errors.StripeError>): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  error.headers?.["idempotent-replayed"] === "true";

/** Whether the key is revoked, of another account, or without the rights that a call needs. */
const isKeyRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && [401, 403].includes(error.statusCode ?? 0);

const isRefusedEmail = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === "email_invalid" || ["email", "receipt_email"].includes(error.param ?? ""));

/** Stripe's codes, never its messages: those may quote user input. */
function describeFailure(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) return describeError(error);
  const reason = [error.type, error.code, error.param].filter(Boolean).join(" ");
  return { reason, ...(error.statusCode === undefined ? {} : { status: error.statusCode }) };
}
