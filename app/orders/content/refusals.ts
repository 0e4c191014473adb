/** Messages of the payment calls that start no payment. */
export const refusals = {
  email: "Email is required",
  emailInvalid: "Please enter a valid email address.",
  archetype: "Archetype is required",
  price: "Price is required",
  tooMany:
    "Too many payment attempts. To protect everybody's cards we pause here for ten minutes. Please try again then.",
  tooManyToday:
    "Too many cards were declined today. To protect everybody's cards, please try again tomorrow or with the help of your bank.",
} as const;
