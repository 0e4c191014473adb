import { gate } from "../content/preview.ts";

/** The message for a rejected address. */
export type GateFailure = { readonly title: string; readonly description: string };

/** `serverMessage` is null without a response or without a message in it. */
export const describeCaptureFailure = (serverMessage: string | null): GateFailure => ({
  title: gate.failed.title,
  description: serverMessage || gate.failed.description,
});
