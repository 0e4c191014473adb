/** Colours of the printed page; each book adds its own accents (`Ink`). */
export const colours = {
  ink: "#12211a",
  inkSoft: "#4a5a51",
  line: "#dce2d9",
  lineStrong: "#76857c",
  night: "#10241b",
  onNight: "#f2f6f1",
  onNightSoft: "#b4c6bb",
} as const;
