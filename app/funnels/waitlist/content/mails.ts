/** The texts of the welcome mail. */
export const welcomeMail = {
  subject: "You’re on the list",
  preview: "Your place is saved. We’ll write again on the day we open.",
  title: "You’re on the list.",
  greeting: "Hello, and welcome,",
  paragraphs: [
    "Your place on the early-access list is saved. On the day we open, you’ll get one email from us with a link to get started. Until then, we’ll leave your inbox alone.",
    "Each lesson will take five minutes and leave you with one small thing to try the same day. If you’d like to see what’s coming, it’s all on our page.",
  ],
  action: "See what you’ll learn",
  notes: [],
  reason: "You’re getting this email because your address was entered on our early-access list.",
  leave: "Leave the list",
} as const;
