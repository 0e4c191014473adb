/** Messages of calls that start no payment, or find nothing. */
export const refusals = {
  email: "Email is required",
  emailInvalid: "Please enter a valid email address.",
  archetype: "Archetype is required",
  scores: "These scores belong to a different result. Please reload the page.",
  price: "Price is required",
  offerEnded: "This lower price has ended. Reload the page to see the regular one.",
  noPurchase: "We couldn’t find this purchase.",
  noDownload: "We couldn’t find that download.",
  consent: "Something on this page is out of date. Please reload it.",
} as const;
