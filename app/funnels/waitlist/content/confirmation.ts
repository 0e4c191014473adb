/** Shown in place of the form once a signup waits for its confirmation. */
export const confirmInMail = {
  title: "One more step: your inbox",
  lead: "We have mailed you a link. Press it within seven days, and your place is saved. Nothing there? Please look in the spam folder. A mailbox that asked us to stop gets no mail from us.",
} as const;

/** `/waitlist/confirm`, the page of the mailed link. */
export const confirmPage = {
  title: "Is this your address?",
  lead: "Say yes, and it is on the early-access list. Until then it is not.",
  action: "Yes, save my place",
  note: "Did someone else enter it? Close this page: after seven days the address is deleted.",
} as const;

export const confirmedBefore = {
  title: "You're already on the list!",
  text: "This address is confirmed. We write to you on the day we open.",
  action: "Back to Home",
} as const;

export const listFull = {
  title: "The last place has just been taken",
  text: "Someone else confirmed a moment before you, and the list is full. Your address is not on it, and is deleted in a few days.",
  action: "Back to Home",
} as const;

export const badConfirmLink = {
  title: "This link confirms nothing any more",
  text: "It may have lost a part on its way, or it is older than seven days. Enter your address again, and you get a new one.",
  action: "Enter my address again",
} as const;

/** The mail that asks whether an address is its owner's. */
export const confirmMail = {
  subject: "Please confirm your place on the list",
  preview: "One press, and your place on the early-access list is saved.",
  title: "Is this your address?",
  greeting: "Hello,",
  paragraphs: [
    "Your address was entered on our early-access list. If that was you, please press the button: your place is saved then, and not before.",
    "If it was not you, you need not do anything. Without the press you hear no more of this, and after seven days your address is deleted.",
  ],
  action: "Save my place",
  notes: ["The link works for seven days."],
  reason: "You get this mail because your address was entered on our early-access list.",
  leave: "Never ask me again",
} as const;
