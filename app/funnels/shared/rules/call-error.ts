const TOO_MANY_REQUESTS = 429;

/**
 * A response that is not 2xx. The message is the status, a colon and the body's text (docs/product.md#calls).
 */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  /** `message` of our own JSON error body, or null. All that people may see of a response: the rest is not written for them. */
  readonly serverMessage: string | null;
  /** Set only if a rate limit refused the call: the usual "Please try again" would not help. */
  readonly limitMessage: string | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.serverMessage = readMessage(body);
    this.limitMessage = status === TOO_MANY_REQUESTS ? this.serverMessage : null;
  }
}

function readMessage(body: string): string | null {
  try {
    const message: unknown = JSON.parse(body)?.message;
    return typeof message === "string" && message !== "" ? message : null;
  } catch {
    return null;
  }
}
