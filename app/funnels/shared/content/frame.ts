/** The texts around every page. */
export const frame = {
  footer: "Footer",
  sources: "Sources",
  themes: { dark: "Switch to dark theme", light: "Switch to light theme" },
} as const;

export const errorPages = {
  home: "Back to Home",
  notFound: {
    title: "404 Page Not Found",
    text: "There's no page at this address. It may have moved, or the address may be missing a letter.",
  },
  failed: {
    title: "Something went wrong",
    text: "That was us, not you. Nothing you've entered before is lost. Please try again in a moment.",
    write: "If this keeps happening, write to",
  },
} as const;
