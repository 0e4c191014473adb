/** The words of the mail that leads back to the results preview. Scores have no place in a mailbox. */
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
