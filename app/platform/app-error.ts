/** The HTTP status of each expected failure (docs/product.md#errors). */
const STATUS_OF_CODE = {
  invalid_input: 400,
  attempt_completed: 400,
  cross_site: 403,
  email_required: 403,
  check_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_registered: 409,
  waitlist_closed: 409,
  offer_ended: 409,
  not_completed: 409,
  checkout_elsewhere: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;
export type InputIssue = { path: string; message: string };

/** An expected failure. Its message is shown to people, so it never quotes what they sent. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly issues: readonly InputIssue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: readonly InputIssue[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.code = code;
    this.issues = more.issues;
    this.headers = more.headers ?? {};
  }

  get status(): number {
    return STATUS_OF_CODE[this.code];
  }
}

/** For `.catch`: returns null while a dependency is unavailable, and throws every other error again. */
export function ignoreUnavailable(error: unknown): null {
  if (error instanceof AppError && error.code === "unavailable") return null;
  throw error;
}
