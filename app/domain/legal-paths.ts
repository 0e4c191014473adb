/** The legal pages that footers, checkouts and mails link to. */
export const LEGAL_PATHS = {
  privacy: "/privacy-policy",
  healthData: "/consumer-health-data",
  terms: "/terms",
  refunds: "/refunds",
  subscriptionTerms: "/subscription-terms",
  cookies: "/cookies",
  accessibility: "/accessibility",
  imprint: "/imprint",
  withdraw: "/withdraw",
} as const;

/** Where the privacy policy offers the choice on advertising pixels, or says that there is none. */
export const PRIVACY_CHOICES_ID = "advertising-pixels";
export const PRIVACY_CHOICES_PATH = `${LEGAL_PATHS.privacy}#${PRIVACY_CHOICES_ID}`;
