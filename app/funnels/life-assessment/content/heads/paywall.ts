export const head = {
  title: "Unlock your complete results",
  description: "All five areas, 25 sides, and a 7-day action plan.",
};
