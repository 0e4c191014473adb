export type Exception = {
  readonly path: string;
  /** Of the line that is allowed. */
  readonly words: string;
  readonly why: string;
};

/** Lines that may break a rule of the voice: no more than thirty. */
export const EXCEPTIONS: readonly Exception[] = [];
