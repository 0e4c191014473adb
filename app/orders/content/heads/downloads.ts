export const head = {
  title: "Your downloads",
  description: "Everything that’s open to you in this browser, and how to get back lost downloads.",
};
