/**
 * Loads another script of a payment page.
 * @throws Error if that fails; it may be tried again
 */
export function addScript(url: string): Promise<void> {
  const script = document.createElement("script");
  script.src = url;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not load.`));
    };
    document.head.appendChild(script);
  });
}
