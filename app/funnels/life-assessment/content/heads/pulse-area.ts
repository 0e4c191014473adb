export const head = {
  title: "Pulse",
  description: "Twenty statements on one area, between two assessments.",
};
