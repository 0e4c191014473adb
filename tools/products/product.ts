/** A file that is sold. */
export type Product = {
  /** Its key in the bucket, and its path below dist. */
  readonly key: string;
  readonly contentType: "application/pdf" | "application/zip";
  /** Files whose change makes it old, beside the press and what reads manuscripts: globs from the root. */
  readonly sources: readonly string[];
  readonly make: () => Promise<Uint8Array>;
};
