import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { pickFreePort } from "../../tools/port.ts";
import type { Driver, Engine, WindowOptions } from "./driver.ts";
import { startPageProxy } from "./page-proxy.ts";

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };
const READY_WITHIN_MS = 10_000;
/** The PNG of an empty window has more than 300 pixels per byte, that of a page fewer than 60. */
const PIXELS_PER_BYTE = 200;
const SCREEN = { width: 1600, height: 1200 };
/** Otherwise the toolbar keeps the window wider than a phone. */
const FLAT_TOOLBAR = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }";

/** WebKitGTK, Safari's engine, through WebDriver (Debian's `webkit2gtk-driver`) on a virtual screen. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", size, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  // The browser exits with its screen.
  process.once("exit", () => screen.kill());
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error("Xvfb has no pipe to tell its display through.");
  const [number] = await once(pipe, "data");
  const display = `:${String(number).trim()}`;
  return {
    open: (options) => openWindow(driverPath, display, options),
    stop: () => end(screen),
  };
}

/** One driver process per window: each supports a single session. */
async function openWindow(
  driverPath: string,
  display: string,
  { width, height, colorScheme, beforeScripts }: WindowOptions,
): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), "kindling-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/gtk.css"), FLAT_TOOLBAR);
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: "x11",
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    GTK_THEME: colorScheme === "dark" ? "Adwaita:dark" : "Adwaita",
  };
  const proxy = await startPageProxy(beforeScripts);
  const port = await pickFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], { env, stdio: "ignore" });
  const window = await openSession(`http://127.0.0.1:${port}`, proxy.address);

  const execute = <R>(work: object, argument: unknown): Promise<R> =>
    window.executeScript<R>(`return (${work})(arguments[0])`, argument ?? null);
  const run: Driver["run"] = (work, argument) => execute(work, argument);
  const strike = (keys: string) => window.actions().sendKeys(keys).perform();

  const resize = (size: { width: number; height: number }) =>
    window.manage().window().setRect(size);
  await resize({ width, height });
  const bars = height - (await run(() => innerHeight, null));
  const size = { width, height: height + bars };
  await resize(size);
  // There is no window manager to focus it.
  spawnSync("xdotool", ["search", "--onlyvisible", "--class", "MiniBrowser", "windowfocus"], {
    env,
  });

  const takeScreenshot = async () => Buffer.from(await window.takeScreenshot(), "base64");
  /** Without a graphics card the first frame of a window sometimes never arrives; after a change of size it does. */
  const awaitFirstFrame = async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      if ((await takeScreenshot()).length > (width * height) / PIXELS_PER_BYTE) return;
      await resize({ ...size, width: width + 1 });
      await resize(size);
    }
  };
  let isOpened = false;

  return {
    goto: async (url) => {
      await window.get(url);
      if (!isOpened) await awaitFirstFrame();
      isOpened = true;
    },
    run,
    click: async (find, argument) => {
      const found = await execute<WebElement | null>(find, argument);
      if (found === null) throw new Error("The element to click is gone.");
      await found.click();
    },
    type: strike,
    press: (key) => strike(KEYS[key]),
    screenshot: takeScreenshot,
    readComplaints: async () => {
      await run(() => undefined, null);
      return proxy.complaints;
    },
    close: async () => {
      await window.quit();
      await end(driver);
      await proxy.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Retries until the driver is ready. */
async function openSession(url: string, proxyAddress: string): Promise<WebDriver> {
  const builder = new Builder()
    .usingServer(url)
    // WebKit's driver may close a kept-alive connection during the next call.
    .usingHttpAgent(new Agent({ keepAlive: false }))
    .withCapabilities({
      browserName: "MiniBrowser",
      proxy: { proxyType: "manual", httpProxy: proxyAddress },
    });
  for (let waited = 0; ; waited += 50) {
    try {
      return await builder.build();
    } catch (error) {
      if (waited > READY_WITHIN_MS) throw error;
      await sleep(50);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
