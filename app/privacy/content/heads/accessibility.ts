export const head = {
  title: "Accessibility Statement",
  description: "How accessible this site is, and how to tell us where it doesn’t work for you.",
};
