/** A new browser window with empty storage: the common subset of Playwright, Puppeteer and WebDriver. */
export type Driver = {
  /** Navigates and waits for the load event. */
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It is serialised, so it can use only its argument and globals. */
  run: <A, R>(work: (argument: A) => R, argument: A) => Promise<R>;
  /** Clicks the element that the function returns, with a real pointer. */
  click: <A>(find: (argument: A) => Element | null, argument: A) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: "Tab" | "Enter" | "Escape" | "ArrowRight") => Promise<void>;
  /** A PNG of the viewport. */
  screenshot: () => Promise<Uint8Array>;
  /** Errors and warnings of the console, and uncaught exceptions, since the window was opened. */
  readComplaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type WindowOptions = {
  /** Viewport size in CSS pixels. */
  width: number;
  height: number;
  colorScheme: "light" | "dark";
  /** Init scripts of each page. */
  beforeScripts: string;
};

/** A started browser. */
export type Engine = {
  open: (options: WindowOptions) => Promise<Driver>;
  stop: () => Promise<void>;
};
