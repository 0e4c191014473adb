import { test as base, expect } from "@playwright/test";
import type { BrowserName } from "../../tools/browser.ts";
import type { Engine, WindowOptions } from "./driver.ts";
import { startEngine } from "./start-engine.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export { expect };

/** What each project of the configuration chooses. */
export type BrowserOptions = { engine: { name: BrowserName; path: string } | undefined };

type Fixtures = {
  visitor: Visitor;
  /** What is wished for in this test's window beside a phone's size. */
  view: Partial<WindowOptions>;
  /** Complaints that this test causes on purpose. */
  allowComplaint: (pattern: RegExp) => void;
};
type WorkerFixtures = BrowserOptions & { runningEngine: Engine };

const PHONE: WindowOptions = {
  width: Number(process.env["WIDTH"] ?? 390),
  height: 844,
  colorScheme: process.env["THEME"] === "dark" ? "dark" : "light",
  beforeScripts: "",
};

const allowed = new WeakMap<Visitor, RegExp[]>();

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [undefined, { option: true, scope: "worker" }],
  runningEngine: [
    async ({ engine }, use) => {
      if (!engine) throw new Error("These tests belong to a project that names an engine.");
      const running = await startEngine(engine.name, engine.path);
      await use(running);
      await running.stop();
    },
    { scope: "worker" },
  ],
  view: [{}, { option: true }],
  visitor: async ({ runningEngine, engine, view, baseURL }, use, { title }) => {
    const options = { ...PHONE, ...view };
    const driver = await runningEngine.open(options);
    const folder = `${engine?.name}-${options.width}-${options.colorScheme}`;
    const visitor = createVisitor(driver, baseURL ?? "", `${folder}/${title.slice(0, 40)}`);
    allowed.set(visitor, []);
    await use(visitor);
    const complaints = await driver.readComplaints();
    await driver.close();
    const unexpected = complaints.filter(
      (text) => !allowed.get(visitor)?.some((pattern) => pattern.test(text)),
    );
    expect(unexpected.join("\n"), "The pages of this test complained.").toBe("");
  },
  allowComplaint: async ({ visitor }, use) =>
    use((pattern) => void allowed.get(visitor)?.push(pattern)),
});
