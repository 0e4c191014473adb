import { useEffect, useState } from "react";
import { minutes } from "#app/domain/duration.ts";

type Shareable = { readonly file: File; readonly text: string; readonly url: string };

/** Whether this browser can hand a picture to another app; false on the server and until hydration. */
export function useCanShareFiles(): boolean {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    const probe = new File([""], "picture.png", { type: "image/png" });
    setCanShare(navigator.canShare?.({ files: [probe] }) ?? false);
  }, []);
  return canShare;
}

/** Opens the device's share sheet. Returns false if it cannot be opened; a visitor who closes it counts as served. */
export async function shareFile({ file, text, url }: Shareable): Promise<boolean> {
  try {
    await navigator.share({ files: [file], text: `${text} ${url}` });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Saves a picture as a download. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const READ_WITHIN_MS = minutes(1);

/** Downloads a text as a file. */
export function saveTextFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Safari asks for permission first and reads the URL afterwards.
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
