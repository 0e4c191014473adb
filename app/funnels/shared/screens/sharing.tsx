import { useEffect, useState } from "react";
import { minutes } from "#app/domain/duration.ts";
import * as css from "./sharing.css.ts";
import { isInApp } from "./use-in-app-browser.ts";

type Shareable = { readonly file: File; readonly text: string; readonly url: string };

/**
 * How a visitor saves or shares a picture: by the share sheet, as a download, or by press and hold, which is all that
 * works in an app's own browser. Such a browser claims to support downloads but does not, so it is detected by name.
 */
type SharingWay = "share" | "save" | "hold";

/** The way is `save` on the server and until hydration. It may become `hold` if a share sheet fails to open. */
export function useSharing() {
  const [way, setWay] = useState<SharingWay>("save");
  useEffect(() => {
    const probe = new File([""], "picture.png", { type: "image/png" });
    setWay(navigator.canShare?.({ files: [probe] }) ? "share" : wayWithoutSheet());
  }, []);

  /** Shares or saves a picture. If the way is `hold`, the caller has to show the picture. */
  const give = async (shared: Shareable): Promise<void> => {
    if (way === "share" && (await openSheet(shared))) return;
    const left = wayWithoutSheet();
    if (left === "save") saveFile(shared.file);
    else setWay(left);
  };
  return { way, give };
}

const wayWithoutSheet = (): "save" | "hold" => (isInApp() ? "hold" : "save");

/** Opens the device's share sheet. Returns false if it cannot be opened, but true if the visitor closes it. */
async function openSheet({ file, text, url }: Shareable): Promise<boolean> {
  try {
    await navigator.share({ files: [file], text: `${text} ${url}` });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

const READ_WITHIN_MS = minutes(1);

/** Saves a file as a download. */
function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: file.name }).click();
  // Safari asks for permission first and reads the address afterwards.
  setTimeout(() => URL.revokeObjectURL(href), READ_WITHIN_MS);
}

export const saveTextFile = (name: string, text: string): void =>
  saveFile(new File([text], name, { type: "text/plain;charset=utf-8" }));

type HeldPictureProps = { src: string; alt: string; width: number; height: number; what: string };

/** A picture to press and hold, large enough to see what it shows. */
export const HeldPicture = ({ what, alt, ...picture }: HeldPictureProps) => (
  <figure className={css.figure}>
    <img className={css.picture} alt={alt} {...picture} decoding="async" />
    <figcaption className={css.caption}>{what}</figcaption>
  </figure>
);
