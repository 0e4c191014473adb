export const head = {
  title: "No assessment found",
  description: "A first look at the results of your Life Audit.",
};
