import { inTime } from "#app/funnels/shared/screens/in-time.ts";

/**
 * Loads another script of a payment page.
 * @throws Error if that fails or takes too long; it may be tried again
 */
export function addScript(url: string): Promise<void> {
  const script = document.createElement("script");
  script.src = url;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load.`));
    document.head.appendChild(script);
  });
  return inTime(loaded).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}
