/** Messages of the payment calls that start no payment. */
export const refusals = {
  email: "Email is required",
  emailInvalid: "Please enter a valid email address.",
  archetype: "Archetype is required",
  scores: "These scores belong to a different result. Please reload the page.",
  price: "Price is required",
  offerEnded: "This lower price has ended. Reload the page to see the regular one.",
  consent: "Something on this page is out of date. Please reload it.",
} as const;
