export const head = {
  title: "Your library",
  description: "The guides that are open in this browser, ready to search and download.",
};
