export const head = {
  title: "Your complete results",
  description: "Five areas, 25 sides, and what to do about them.",
};
