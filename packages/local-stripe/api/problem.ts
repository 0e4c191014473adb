type Details = {
  code?: string;
  param?: string;
  /** Whether the error commits its transaction, as a declined charge does. */
  isCommitted?: boolean;
  /** Further fields of the error: `decline_code`, `charge`, `payment_intent`. */
  more?: Record<string, unknown>;
};

/** An error in Stripe's format and wording. */
export class Problem extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Details;

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  get body() {
    const { code, param, more } = this.details;
    return {
      error: {
        ...(code !== undefined && { code, doc_url: docUrl(code) }),
        message: this.message,
        ...(param !== undefined && { param }),
        ...more,
        type: this.type,
      },
    };
  }

  get bodyForBrowser() {
    const { error } = this.body;
    const intent: unknown = this.details.more?.["payment_intent"];
    if (typeof intent !== "object" || intent === null) return { error };
    return { error: { ...error, payment_intent: hideFromBrowser(intent) } };
  }
}

/** The fields of an intent that a publishable key may not read. */
const HIDDEN = new Set(["allowed_payment_method_types", "customer", "latest_charge", "metadata"]);

export const hideFromBrowser = (intent: object): object =>
  Object.fromEntries(Object.entries(intent).filter(([name]) => !HIDDEN.has(name)));

const docUrl = (code: string) => `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`;

export const invalid = (message: string, details: Details = {}) =>
  new Problem(400, "invalid_request_error", message, details);

export const missing = (what: string, id: string, param: string) =>
  new Problem(404, "invalid_request_error", `No such ${what}: '${id}'`, {
    code: "resource_missing",
    param,
  });

export const cardProblem = (
  decline: { code: string; declineCode: string | null; message: string },
  more: Record<string, unknown>,
) =>
  new Problem(402, "card_error", decline.message, {
    code: decline.code,
    isCommitted: true,
    more: { ...(decline.declineCode !== null && { decline_code: decline.declineCode }), ...more },
  });

const LEAST_CENTS = 50;

export function checkAmount(amountCents: number, param = "amount"): void {
  if (amountCents >= LEAST_CENTS) return;
  throw invalid("Amount must be at least $0.50 usd", { code: "amount_too_small", param });
}
