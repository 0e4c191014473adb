export const head = {
  title: "Open your results",
  description: "Opens the results of a Life Audit in this browser.",
};
