import { useEffect, useState } from "react";
import { isInApp } from "./use-in-app-browser.ts";

type Shareable = { readonly file: File; readonly text: string; readonly url: string };

/**
 * How a picture leaves this browser: by its share sheet, as a download, or held under the finger, which is all that is
 * left in an app's own browser. Such a browser claims to download and does not, so it has to be known by its name.
 */
type SharingWay = "share" | "save" | "hold";

/** The way is `save` on the server and until hydration. It becomes `hold` where a share sheet was promised in vain. */
export function useSharing() {
  const [way, setWay] = useState<SharingWay>("save");
  useEffect(() => {
    const probe = new File([""], "picture.png", { type: "image/png" });
    setWay(navigator.canShare?.({ files: [probe] }) ? "share" : wayWithoutSheet());
  }, []);

  /** Shares or saves a picture. Where it is to be held, showing it is up to the caller. */
  const give = async (shared: Shareable): Promise<void> => {
    if (way === "share" && (await openSheet(shared))) return;
    const left = wayWithoutSheet();
    if (left === "save") saveFile(shared.file);
    else setWay(left);
  };
  return { way, give };
}

const wayWithoutSheet = (): "save" | "hold" => (isInApp() ? "hold" : "save");

/** Opens the device's share sheet. Returns false if it cannot be opened; a visitor who closes it counts as served. */
async function openSheet({ file, text, url }: Shareable): Promise<boolean> {
  try {
    await navigator.share({ files: [file], text: `${text} ${url}` });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Saves a picture as a download. */
function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
