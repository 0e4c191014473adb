/** Who runs this site, as its legal pages name them, from the configuration. Null: not set. */
export type Operator = {
  readonly legalName: string | null;
  readonly postalAddress: string | null;
  readonly country: string | null;
  readonly phone: string | null;
  readonly euRepresentative: string | null;
  readonly ukRepresentative: string | null;
  /** The people who may act for it, if it is a company. */
  readonly representedBy: string | null;
  readonly vatNumber: string | null;
  readonly registerEntry: string | null;
  /** For complaints about personal data. */
  readonly supervisoryAuthority: string | null;
  readonly governingLaw: string | null;
  /** Where requests about personal data go. */
  readonly privacyEmail: string | null;
  readonly mailProvider: string | null;
};
