export const head = {
  title: "Check your email",
  description: "If you have a subscription, a link to it is in your email.",
};
