/** False where the clipboard is missing or refused: then the text is to be shown, so that it can be marked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
