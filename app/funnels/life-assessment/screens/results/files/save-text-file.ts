import { minutes } from "#app/domain/duration.ts";

const READ_WITHIN_MS = minutes(1);

/** Downloads a text as a file. */
export function saveTextFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Safari asks for permission first and reads the URL afterwards.
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
