export const head = {
  title: "Imprint",
  description: "Who runs this site, and how to reach them.",
};
