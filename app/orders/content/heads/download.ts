export const head = {
  title: "Download",
  description: "A file from a purchase, for its buyer.",
};
