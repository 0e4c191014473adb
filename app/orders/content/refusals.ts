/** Messages of the payment calls that start no payment. */
export const refusals = {
  email: "Email is required",
  emailInvalid: "Please enter a valid email address.",
  archetype: "Archetype is required",
  scores: "These scores belong to another result. Please reload the page.",
  price: "Price is required",
  offerEnded: "This lower price has ended. Reload the page for the regular one.",
  consent: "This consent is unknown. Please reload the page.",
} as const;
