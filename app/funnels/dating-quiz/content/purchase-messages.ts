/** Messages about a purchase (docs/product.md#payment-mode). */
export const orderMessages = {
  notInitialized: {
    title: "Payment Error",
    description: "Failed to initialize payment. Please try again.",
  },
  unexpected: {
    title: "Payment Failed",
    description: "There was an unexpected error. Please try again.",
  },
  paid: { title: "Payment Successful!", description: "Redirecting to your bundle..." },
} as const;

/** When the server answers that nothing is left to pay. */
export const overMessages = {
  paid: { title: "It’s already yours", description: "Redirecting to your bundle..." },
  processing: { title: "Your payment is on its way", description: "Redirecting to your bundle..." },
} as const;

export const paid = {
  title: "It’s yours.",
  text: "Your bundle opens in a moment.",
  action: "Open it now",
} as const;
