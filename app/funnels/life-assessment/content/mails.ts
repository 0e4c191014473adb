import { ifItWeighs } from "./free-part.ts";

/** Begins the emails of people whose answers call for it. Like the others, it names no reason: anyone may read along. */
export const helpMail = {
  line: (address: string) =>
    `If you’d like someone to talk to, today or any day, here are numbers to call, by country: ${address}.`,
} as const;

/** The texts of the email that links to the results preview. Without scores, for privacy. */
export const previewMail = {
  subject: "Your results preview is ready",
  preview: "Open it on any device, whenever it suits you.",
  title: "Your preview is waiting",
  greeting: "Hello,",
  paragraphs: [
    "Thank you for answering all 100 statements. Looking at your own life that closely takes patience, and some courage. We saved your preview for you. This button opens it on any device, whenever you have a quiet moment.",
    ifItWeighs,
  ],
  action: "Open my results preview",
  notes: [
    "The link works for 30 days. Anyone who has it can open your preview, so please keep this email to yourself.",
  ],
  reason:
    "You got this email because someone entered your address to get the results of a life assessment. If that wasn’t you, you can delete it. We won’t send anything else.",
} as const;

/** The texts of the email that links to the complete results. */
export const completeMail = {
  subject: "Your complete results are open",
  preview: "Your personal report, all five areas and your 7-day action plan.",
  title: "Your complete results are open",
  greeting: "Hello,",
  paragraphs: [
    "Your personal report is ready, and all five areas, your 25 sides and your 7-day action plan are open. This button opens them on any device. The report and the plan are there as PDFs, too. Thank you for your trust.",
    `Look at one area at a time, and begin with one small step. ${ifItWeighs} Results like these aren’t a diagnosis.`,
  ],
  action: "Open my complete results",
  manage: "Manage or cancel the subscription",
  notes: [
    "The link works for 30 days. Anyone who has it can open your results, so please keep this email to yourself.",
  ],
  reason:
    "You got this email because a trial or subscription was started with this address. It’s about what you bought.",
} as const;
