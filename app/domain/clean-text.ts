export const MAX_NAME_LENGTH = 100;

/** Strips control and bidi characters, because names end up in mails and exports. */
export const cleanText = (text: string): string => text.replaceAll(/\p{C}/gu, "").trim();
