/** Shown after a checkout was requested for an address that has, or may have, a subscription. */
export const mailed = {
  title: "Check your email.",
  text: "If there’s a subscription for the address you entered, we’ve just emailed a link to it. Open that link in this browser to see your results. There’s nothing to pay. No email after a few minutes? Check your spam folder, or go back and use another address.",
  action: "Back to the offer",
} as const;
