export const head = {
  title: "Take a pulse",
  description: "Twenty statements on one area, between two assessments.",
};
