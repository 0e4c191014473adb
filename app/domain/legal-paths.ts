/** The legal pages, which footers, checkouts and mails link. */
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

/** Where the privacy policy has the choice on advertising pixels, or says that there is none. */
export const PRIVACY_CHOICES_ID = "advertising-pixels";
export const PRIVACY_CHOICES_PATH = `${LEGAL_PATHS.privacy}#${PRIVACY_CHOICES_ID}`;
