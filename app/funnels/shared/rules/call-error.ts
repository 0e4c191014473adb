/**
 * A call that was not answered with success. The message is the status, a colon and the body's text
 * (docs/product.md#calls).
 */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  /** The message inside of our own error body; null when there was none. */
  readonly serverMessage: string | null;
  /** What a person may be shown: what was told, else the error's own message. */
  readonly shown: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.serverMessage = readMessage(body);
    this.shown = this.serverMessage ?? this.message;
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
