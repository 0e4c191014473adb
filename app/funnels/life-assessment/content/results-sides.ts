export const subDimensionsPart = {
  title: "Your 25 sides, going by your answers",
  lead: "Press a petal to read about it. None of this is a verdict: it’s how you answered on one day.",
} as const;
