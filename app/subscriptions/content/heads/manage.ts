export const head = {
  title: "Manage subscription",
  description: "Where your trial stands, what’s charged next, and one button to cancel.",
};
