/**
 * Below every mail. The help page is named in no more words than these: nobody else who reads the mail shall learn what is
 * there.
 */
export const footLabels = {
  help: "Help and support",
  data: "Your data",
  privacy: "Privacy",
  terms: "Terms",
  refunds: "Refunds",
  imprint: "Imprint",
} as const;
