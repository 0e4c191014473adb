export const head = {
  title: "Your Life Audit results",
  description: "A first look at the results of your Life Audit.",
};
