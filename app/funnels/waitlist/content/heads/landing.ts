export const head = {
  title: "The skills school skipped, five minutes at a time",
  description:
    "Bite-size lessons in dating, money, communication, leadership, entrepreneurship, and mindset. Join the early-access waitlist.",
};
