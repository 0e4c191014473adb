/** The texts of the welcome mail. */
export const welcomeMail = {
  subject: "You're on the list",
  preview: "Your place is saved. We write again on the day we open.",
  title: "You're on the list.",
  greeting: "Hello, and welcome,",
  paragraphs: [
    "Your place on the early-access list is saved. On the day we open you get one mail from us with the way in, and until then we leave your inbox alone.",
    "Each lesson will take five minutes and leave you with one small thing to try the same day. If you want to see what is coming, it is all on our page.",
  ],
  action: "See what you will learn",
  notes: [],
  reason: "You get this mail because your address was entered on our early-access list.",
  leave: "Leave the list",
} as const;
