/** A browser window for one test, with nothing stored. What Playwright, Puppeteer and WebDriver can all do, and no more. */
export type Driver = {
  /** Opens an address and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It is sent as text, so it can use nothing but its argument and the page. */
  run: <A, R>(work: (argument: A) => R, argument: A) => Promise<R>;
  /** Clicks the element that a function finds, with the real pointer. */
  click: <A>(find: (argument: A) => Element | null, argument: A) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** A PNG of what is in the window. */
  screenshot: () => Promise<Uint8Array>;
  /** Errors and warnings of the console, and uncaught exceptions, since the window was opened. */
  readComplaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

export const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014" };
type Key = keyof typeof KEYS;

export type WindowOptions = {
  /** In CSS pixels, without the browser's own bars. */
  width: number;
  height: number;
  colorScheme: "light" | "dark";
  /** Runs in each page before its own scripts. */
  beforeScripts: string;
};

/** A browser that is installed, ready to open windows. */
export type Engine = {
  open: (options: WindowOptions) => Promise<Driver>;
  stop: () => Promise<void>;
};
