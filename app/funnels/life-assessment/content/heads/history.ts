export const head = {
  title: "My history",
  description: "All your results side by side, and when the next assessment is due.",
};
