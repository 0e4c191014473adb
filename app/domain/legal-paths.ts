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
