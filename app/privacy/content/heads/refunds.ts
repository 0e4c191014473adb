export const head = {
  title: "Refunds and Withdrawal",
  description: "How to get your money back: under our guarantee, and under the law.",
};
