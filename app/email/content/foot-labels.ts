/**
 * The links below every mail. The help page's label says no more than this, so that nobody else who reads the mail learns
 * what is there.
 */
export const footLabels = {
  help: "Help and support",
  data: "Your data",
  privacy: "Privacy",
  terms: "Terms",
  refunds: "Refunds",
  imprint: "Imprint",
} as const;
