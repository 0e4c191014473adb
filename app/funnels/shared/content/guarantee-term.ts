/** The guarantee's term, apart from its words: the sales page needs few of them, and its script is measured. */
export const GUARANTEE_DAYS = 30;

/** Its place on a page, and where its badge leads. */
export const GUARANTEE_ID = "guarantee";

export const GUARANTEE_TITLE = `${GUARANTEE_DAYS}-day money-back guarantee`;
