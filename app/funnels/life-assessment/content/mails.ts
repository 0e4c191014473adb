/** The texts of the mail that links to the results preview. Without scores, for privacy. */
export const previewMail = {
  subject: "Your results preview is ready",
  preview: "Open it on any device, whenever it suits you.",
  title: "Your preview is waiting",
  greeting: "Hello,",
  paragraph:
    "Thank you for answering all 100 statements. Looking at your own life that closely takes patience, and some courage. Your preview is kept for you, and this button opens it on any device, whenever you have a quiet moment.",
  action: "Open my results preview",
  notes: [
    "The link works for 30 days. Whoever has it can open your preview, so please keep this mail to yourself.",
  ],
  reason:
    "You get this one mail because your address was entered to unlock the results of a life assessment. If that was not you, you can delete it: nothing else follows.",
} as const;

/** The texts of the mail that links to the complete results. */
export const completeMail = {
  subject: "Your complete results are open",
  preview: "Your personal report, all five areas and your 7-day action plan.",
  title: "Your complete results are open",
  greeting: "Hello,",
  paragraphs: [
    "Thank you for your trust. Your personal report is printed, and all five areas, your 25 sides and your 7-day action plan are open. This button opens them on any device; the report and the plan wait there as PDF.",
    "Look at one area at a time, and begin with one small step. If something in your answers weighs on you, please talk to somebody you trust, or to a doctor or counsellor: results like these are no diagnosis.",
  ],
  action: "Open my complete results",
  manage: "Manage or cancel the subscription",
  notes: [
    "The link works for 30 days. Whoever has it can open your results, so please keep this mail to yourself.",
  ],
  reason:
    "You get this mail because a trial was started with this address. It is about what you bought.",
} as const;
