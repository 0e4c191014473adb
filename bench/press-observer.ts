/** A press as the page saw it, in ms since the browser noted it; null until then. */
export type Press = { paintMs: number; screenMs: number | null };

declare global {
  interface Window {
    benchPresses: Press[];
    /** Gets the spot of the page's first answer as soon as that can be seen. */
    benchSeen?: (spot: string) => void;
    /** When an answer was first taken. */
    benchTakenMs: number | null;
  }
}

/** Runs in the page before anything of it; stands alone, because it is sent there as text. */
export function observePresses(): void {
  window.benchPresses = [];
  window.benchTakenMs = null;
  const readScreen = () =>
    (document.querySelector("fieldset") ?? document.querySelector("h1"))?.textContent;
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    });

  const onClick = ({ timeStamp, target }: Event) => {
    const before = readScreen();
    // Watching costs a frame each time, so only what leads to another screen is watched on.
    const isStep = target instanceof Element && target.closest("button") !== null;
    const press: Press = { paintMs: Number.NaN, screenMs: null };
    const watch = () => {
      const passedMs = performance.now() - timeStamp;
      if (Number.isNaN(press.paintMs)) {
        press.paintMs = passedMs;
        window.benchPresses.push(press);
      }
      if (readScreen() !== before) press.screenMs = passedMs;
      else if (isStep && passedMs < 5_000) afterFrame(watch);
    };
    afterFrame(watch);
  };
  addEventListener("click", onClick, true);
  const onTaken = () => {
    window.benchTakenMs ??= performance.now();
  };
  addEventListener("change", onTaken, true);
  addEventListener(
    "click",
    ({ target }) => target instanceof Element && target.closest("[data-leads-to]") && onTaken(),
    true,
  );

  const look = () => {
    const radio = document.querySelector("input[type=radio], [data-leads-to]");
    const { x, y, width, height } = (
      radio?.closest("label") ??
      radio ??
      document.head
    ).getBoundingClientRect();
    if (width > 0) window.benchSeen?.(JSON.stringify({ x: x + width / 2, y: y + height / 2 }));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
