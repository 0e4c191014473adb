import { gate } from "../content/preview.ts";

/** `serverMessage` is null when there was no answer, or none with a message. */
export const describeCaptureFailure = (serverMessage: string | null) => ({
  title: gate.failed.title,
  description: serverMessage || gate.failed.description,
});
