import { test as base, expect } from "@playwright/test";
import type { BrowserName } from "../../tools/browser.ts";
import type { Engine, WindowOptions } from "./driver.ts";
import { startEngine } from "./start-engine.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export { expect };

/** Set by each project of the configuration. */
export type BrowserOptions = { engine: { name: BrowserName; path: string } | undefined };

type Fixtures = {
  visitor: Visitor;
  /** Window options of this test; the default size is a phone's. */
  view: Partial<WindowOptions>;
  /** Console messages that this test expects. */
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
      if (!engine) throw new Error("The project has to set `engine`.");
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
