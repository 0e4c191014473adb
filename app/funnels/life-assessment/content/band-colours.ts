/** Colours of rings and bars by score band, for screen and print. They work in both themes. */
export const bandColours = { green: "#4cc584", yellow: "#f0c04a", orange: "#ff8a4c" } as const;
