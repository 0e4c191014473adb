export const head = {
  title: "Your data",
  description: "See, download, correct, or erase what we hold about you.",
};
