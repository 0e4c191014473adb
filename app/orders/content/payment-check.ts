/** The texts of the step before a payment while cards are being tested (docs/product.md#card-testing). */
export const paymentCheck = {
  title: "One more step",
  wait: "A lot of cards are being tried here right now. To protect everyone’s cards, your payment opens in five seconds.",
  confirm:
    "A lot of cards are being tried here right now. To protect everyone’s cards, please confirm that you’re a person. Then your payment opens.",
  notLoaded: {
    title: "The check didn’t load.",
    description:
      "Nothing was charged. Check your connection, or anything that blocks scripts on this page.",
    action: "Try Again",
  },
} as const;
