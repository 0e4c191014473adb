/** The guarantee's term, apart from its words: the sales page needs few of them, and its script has a size limit. */
export const GUARANTEE_DAYS = 30;

/** The guarantee's id on a page, which its badge links to. */
export const GUARANTEE_ID = "guarantee";

export const GUARANTEE_TITLE = `${GUARANTEE_DAYS}-day money-back guarantee`;
