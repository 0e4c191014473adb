/**
 * A response that is not 2xx. The message is the status, a colon and the body's text (docs/product.md#calls).
 */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  /** `message` of our own JSON error body, or null. */
  readonly serverMessage: string | null;
  /** For visitors: the server message, else the error's own message. */
  readonly displayMessage: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.serverMessage = readMessage(body);
    this.displayMessage = this.serverMessage ?? this.message;
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
