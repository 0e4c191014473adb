/** Of rings and bars, by the band of their score, on the page and in print. They stand on both themes. */
export const bandColours = { green: "#4cc584", yellow: "#f0c04a", orange: "#ff8a4c" } as const;
