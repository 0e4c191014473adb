/** A joiner between two letters or emoji, which changes how they look; a line break or tab; any other control. */
const CONTROLS =
  /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])([\u200C\u200D])(?=[\p{L}\p{Extended_Pictographic}])|([\n\t])|\p{C}/gu;
const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/g;

/**
 * Makes typed lines safe to print beside other text: no control and bidi characters, which could reorder what is
 * around them, ordinary spaces, and accented letters as one character each (NFC). Otherwise leaves them as typed.
 */
export const cleanLines = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(CONTROLS, "$1$2$3")
    .replaceAll(NO_BREAK_SPACES, " ")
    .normalize("NFC")
    .trim();

/** The same, for a name or another single line. */
export const cleanText = (text: string): string => cleanLines(text.replaceAll(/[\n\t]/g, ""));
