/** The texts of the step before a payment while cards are being tested (docs/product.md#card-testing). */
export const paymentCheck = {
  title: "One more step",
  wait: "Many cards are being tried here right now. To protect everybody's cards, your payment opens in five seconds.",
  confirm:
    "Many cards are being tried here right now. To protect everybody's cards, please confirm that you are a person. Then your payment opens.",
  notLoaded: {
    title: "The check did not load.",
    description: "Nothing was charged. Look at your connection, or at what blocks scripts here.",
    action: "Try Again",
  },
} as const;
