export const head = {
  title: "Your downloads",
  description: "Everything you bought in this browser, and how to get back lost downloads.",
};
