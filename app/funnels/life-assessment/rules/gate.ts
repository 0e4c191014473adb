import { gate } from "../content/preview.ts";

/** What is told to a visitor whose address was not taken (specification, section 8). */
export type GateFailure = { readonly title: string; readonly description: string };

/** `told` is the message of the server's answer; null when it gave none or there was no answer. */
export const describeCaptureFailure = (told: string | null): GateFailure => ({
  title: gate.failed.title,
  description: told || gate.failed.description,
});
