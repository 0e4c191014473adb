export const head = {
  title: "A Tired Week",
  description:
    "A free guide for a week you can’t call off: one thing to switch off each day, and one small recharge.",
};
