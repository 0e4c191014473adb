export const head = {
  title: "Your courses",
  description:
    "Five short courses of five lessons: foundation, connection, joy, purpose, and growth.",
};
