import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Driver } from "./driver.ts";
import { findPressable, type Named } from "./find.ts";
import { findCover, findFaults, readFocus } from "./find-faults.ts";

/** An empty window of a phone makes a PNG of some 2 kB, one with a few lines of text three times that. */
const PAINTED_BYTES = 5_000;

/** Retries until an expectation holds, also while the page is navigating. */
const eventually = (hope: () => Promise<void>) => expect(hope).toPass({ timeout: 20_000 });

/** The actions of a visitor in one browser: press, fill in, inspect. */
export function createVisitor(driver: Driver, origin: string, pictures: string) {
  let pictureCount = 0;

  const open = (path: string): Promise<void> => driver.goto(origin + path);
  const run = <R>(work: () => R): Promise<R> => driver.run(work, null);

  const press = (kind: Named["kind"], name: string, place = 0): Promise<void> =>
    eventually(async () => {
      const wanted: Named = { kind, name, place };
      const isThere = (await driver.run(findPressable, wanted)) !== null;
      const why =
        isThere || (await run(() => (window as unknown as { findNote: string }).findNote));
      expect(why, `${kind} "${name}"`).toBe(true);
      await driver.click(findPressable, wanted);
    });

  /** Checks a radio button by index. Scrolling after an answer may move the next one, hence the retry. */
  const check = (place: number): Promise<void> =>
    eventually(async () => {
      await press("radio", "/./", place);
      const isChecked = (at: number) =>
        document.querySelectorAll<HTMLInputElement>("input[type=radio]")[at]?.checked;
      expect(await driver.run(isChecked, place), `radio ${place} is checked`).toBe(true);
    });

  const fill = async (label: string, text: string): Promise<void> => {
    await press("field", label);
    await run(() => (document.activeElement as HTMLInputElement).select());
    await driver.type(text);
  };

  /** Waits until the page shows a text, case-insensitively. */
  const see = (text: string): Promise<void> =>
    eventually(async () => {
      const readText = () => document.body.innerText.replace(/\s+/g, " ").toLowerCase();
      const isSeen = (await run(readText)).includes(text.toLowerCase());
      expect(isSeen, `"${text}" is shown`).toBe(true);
    });

  const expectPath = (path: string): Promise<void> =>
    eventually(async () => expect(await run(() => location.pathname + location.search)).toBe(path));

  /** Waits until the current content is painted with its fonts. */
  const settle = async (): Promise<void> => {
    await run(() => {
      const { dataset } = document.documentElement;
      delete dataset["isPainted"];
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          dataset["isPainted"] = "";
        });
      });
    });
    const isSettled = () =>
      "isPainted" in document.documentElement.dataset && document.fonts.status === "loaded";
    await eventually(async () => expect(await run(isSettled)).toBe(true));
  };

  /** Expects no layout faults in the viewport. */
  const look = async (screen: string): Promise<void> => {
    await settle();
    await eventually(async () => expect(await run(findFaults), screen).toEqual([]));
    await takePicture(screen);
  };

  /** Scrolls through the page; expects everything to be painted, and nothing to cover its last words. */
  const lookDown = async (screen: string): Promise<void> => {
    await run(() => scrollTo({ top: 0, behavior: "instant" }));
    await look(screen);
    const isAtEnd = () =>
      Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1;
    while (!(await run(isAtEnd))) {
      await run(() => scrollBy({ top: innerHeight - 100, behavior: "instant" }));
      await eventually(async () => {
        const { length } = await driver.screenshot();
        expect(length, `${screen} is painted`).toBeGreaterThan(PAINTED_BYTES);
      });
      await takePicture(screen);
    }
    await eventually(async () => expect(await run(findCover), screen).toBeNull());
    await eventually(async () => expect(await run(findFaults), screen).toEqual([]));
    await run(() => scrollTo({ top: 0, behavior: "instant" }));
  };

  /** Saves a screenshot with `PICTURES=<folder> npx playwright test --project='walk-*'`. */
  const takePicture = async (screen: string): Promise<void> => {
    const folder = process.env["PICTURES"];
    if (!folder) return;
    pictureCount += 1;
    const number = String(pictureCount).padStart(3, "0");
    mkdirSync(join(folder, pictures), { recursive: true });
    const name = `${number}-${screen.replaceAll(" ", "-")}.png`;
    writeFileSync(join(folder, pictures, name), await driver.screenshot());
  };

  /** Presses Tab until the named element has the focus; every stop must show a focus ring. */
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      await driver.press("Tab");
      const focus = await run(readFocus);
      if (focus.name !== "") expect(focus.ringPx, `the ring of "${focus.name}"`).toBeGreaterThan(1);
      if (focus.name === name) return;
    }
    throw new Error(`No Tab leads to "${name}".`);
  };

  return { driver, open, run, press, check, fill, see, expectPath, look, lookDown, tabTo };
}

export type Visitor = ReturnType<typeof createVisitor>;
