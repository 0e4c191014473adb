import { gate } from "../content/preview.ts";

/** The message for an address that was not accepted. */
export type GateFailure = { readonly title: string; readonly description: string };

/** `told` is the message of the server's answer; null when it gave none or there was no answer. */
export const describeCaptureFailure = (serverMessage: string | null): GateFailure => ({
  title: gate.failed.title,
  description: serverMessage || gate.failed.description,
});
