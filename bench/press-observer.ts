/** A press as the page sees it, in ms since its event's timestamp; null until the screen changes. */
export type Press = { paintMs: number; screenMs: number | null };

declare global {
  interface Window {
    benchPresses: Press[];
    /** Called with the position of the first answer as soon as it is visible. */
    benchSeen?: (spot: string) => void;
    /** Time of the first accepted answer. */
    benchTakenMs: number | null;
  }
}

/** An init script of the page; self-contained, because it is serialised. */
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
    // Watching costs a frame each time, so only presses on what leads to another screen are watched further.
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
