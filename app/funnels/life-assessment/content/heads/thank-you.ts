export const head = {
  title: "Payment successful",
  description: "Your subscription, your plan, and what happens next.",
};
