/**
 * The colours of `app/design/palette.ts` that mail needs, light and dark. Repeated here because email may not
 * import design; a test compares the two.
 */
export const colours = {
  canvas: { light: "#f6f7f3", dark: "#0c1410" },
  surface: { light: "#ffffff", dark: "#14201a" },
  ink: { light: "#12211a", dark: "#eef3ee" },
  inkSoft: { light: "#4a5a51", dark: "#a9b8af" },
  line: { light: "#dce2d9", dark: "#26352d" },
  night: { light: "#10241b", dark: "#193529" },
} as const;

export const onNight = { text: "#f2f6f1", soft: "#b4c6bb" } as const;

/** One for each funnel. Text on a fill is dark in both themes. */
export const accents = {
  ember: { fill: "#ff6a2b", onFill: "#220d02", text: { light: "#b03a06", dark: "#ff9466" } },
  rose: { fill: "#f7678f", onFill: "#2b0613", text: { light: "#ae1c4c", dark: "#ff93b1" } },
  lagoon: { fill: "#35bfa9", onFill: "#03211c", text: { light: "#0b675a", dark: "#66d8c6" } },
  iris: { fill: "#9a8bff", onFill: "#130a38", text: { light: "#5240c4", dark: "#b5abff" } },
} as const;
