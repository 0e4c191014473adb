export const head = {
  title: "What we hold about you",
  description: "Everything we hold about you, and what you can do about it.",
};
