export const head = {
  title: "Open your downloads",
  description: "Opens a purchase in this browser.",
};
