/** Shown where a picture can be neither shared nor downloaded. Not every such browser has a menu for pictures. */
export const sharing = {
  hold: "Press and hold the picture to save it, or take a screenshot.",
} as const;
