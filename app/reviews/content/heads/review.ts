export const head = {
  title: "Your review",
  description: "A few honest words about what you bought.",
};
