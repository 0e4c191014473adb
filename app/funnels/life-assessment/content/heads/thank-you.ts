export const head = {
  title: "Payment successful",
  description: "Your trial, your plan, and what happens next.",
};
