/** The `tel:` address of a number: what a telephone dials, without the spaces and signs that people read. */
export const toDialable = (number: string): string => `tel:${number.replaceAll(/[^\d*#+]/g, "")}`;
