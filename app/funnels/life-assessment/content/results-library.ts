export const libraryPart = {
  courses: {
    title: "Your courses",
    lead: "Five short lessons each. The ones for your two lowest areas come first.",
  },
  guides: {
    three: {
      title: "Your three guides",
      lead: "Booklets to keep, eight or nine minutes each, chosen for your two lowest areas. All the others open with your first paid month.",
    },
    all: {
      title: "Your guides",
      lead: "Booklets to keep, eight or nine minutes each. The ones for your two lowest areas come first, and the guides on dating are in your library.",
    },
  },
  lowest: ["For your lowest area", "For your second lowest area"],
} as const;
