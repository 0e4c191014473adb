/** Who sells this, as pages and mails name it. Filled from the configuration (`app/platform/env.ts`). */
export type Brand = {
  readonly name: string;
  readonly contactEmail: string;
  /** Scheme and host without a trailing slash. */
  readonly siteOrigin: string;
  readonly webAppUrl: string;
  readonly appleStoreUrl: string;
  readonly googleStoreUrl: string;
};

/** What mails show of it. */
export type MailBrand = Pick<Brand, "name" | "contactEmail" | "siteOrigin"> & {
  /** In one line. Many countries want it in mail that advertises. */
  readonly postalAddress?: string;
};
