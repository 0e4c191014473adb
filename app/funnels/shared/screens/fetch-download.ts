/**
 * Lets the browser download a file of ours, which it asks for in vain without telling anybody why: so this asks
 * first. False: there is nothing to be had, or no answer.
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
