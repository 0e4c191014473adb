/** The texts of every download button. */
export const download = {
  preparing: "Preparing Download...",
  failed: "Download failed. Please try again or contact support.",
} as const;
