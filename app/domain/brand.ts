/** The seller as named on pages and in mail, from the configuration (`app/platform/env.ts`). */
export type Brand = {
  readonly name: string;
  readonly contactEmail: string;
  /** Scheme and host without a trailing slash. */
  readonly siteOrigin: string;
  readonly webAppUrl: string;
  readonly appleStoreUrl: string;
  readonly googleStoreUrl: string;
};

/** The part shown in mail. */
export type MailBrand = Pick<Brand, "name" | "contactEmail" | "siteOrigin"> & {
  /** On one line. Many countries require it in commercial mail. */
  readonly postalAddress?: string;
};
