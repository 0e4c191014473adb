export const head = {
  title: "Life Audit assessment",
  description: "One hundred short statements, five areas of life. About five to seven minutes.",
};
