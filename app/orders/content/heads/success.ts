export const head = {
  title: "Your purchase",
  description: "Your download, and what’s in it.",
};
