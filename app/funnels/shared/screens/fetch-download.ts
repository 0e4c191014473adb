/**
 * Starts a browser download. Checks by HEAD first, because the page cannot observe a failed download. Returns false
 * if the file is unavailable or the request fails.
 */
export async function fetchDownload(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(address, { method: "HEAD", credentials: "include" });
    if (ok) location.assign(address);
    return ok;
  } catch {
    return false;
  }
}
