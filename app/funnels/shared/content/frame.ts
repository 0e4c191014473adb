/** The texts around every page, as separate exports: unlike object keys, their names add no bytes to a page. */
export const footerLabel = "Footer";
export const copyrightYear = 2025;
export const sourcesLabel = "Sources";
export const toDark = "Switch to dark theme";
export const toLight = "Switch to light theme";
export const backHome = "Back to Home";

export const notFound = {
  title: "404 Page Not Found",
  text: "There’s no page at this address. It may have moved, or the address may be missing a letter.",
};

export const failed = {
  title: "Something went wrong",
  text: "That was us, not you. What was already saved is still there. Please try again in a moment.",
};
export const failsAgain = "If this keeps happening, write to";
