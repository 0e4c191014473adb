/** The texts of every download button. */
export const download = {
  preparing: "Preparing Download...",
  failed: "Download failed. Please try again or contact support.",
  printing: {
    title: "Your report is being prepared",
    description: "It takes a few seconds, then opens by itself.",
  },
  /** In an app's embedded browser. */
  inApp: "Downloads open best in Safari or Chrome.",
  mailed: "We’ve emailed you the link.",
  copy: "Copy Link",
  copied: "Link copied!",
  copyFailed: "Copying didn’t work. The link is shown below the button.",
} as const;
