export const head = {
  title: "Checkout",
  description: "The Perfectionism Toolkit: seven tools, one payment, one download.",
};
