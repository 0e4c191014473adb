/** The words of every button that downloads something (specification, sections 2 and 8). */
export const download = {
  preparing: "Preparing Download...",
  failed: "Download failed. Please try again or contact support.",
} as const;
