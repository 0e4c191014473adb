import { expect, type Locator } from "@playwright/test";

type Fiber = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Waits until an element is hydrated and listeners set in effects are there. React marks an element while it renders,
 * before the commit, so the root is checked as well; the commit's effects follow in a message, and ours comes after it.
 */
export const untilHydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate(async (node) => {
        const findProperty = (target: object, prefix: string): unknown => {
          const key = Object.keys(target).find((name) => name.startsWith(prefix));
          return key === undefined ? undefined : Reflect.get(target, key);
        };
        const root = findProperty(document, "__reactContainer") as Fiber | undefined;
        const isCommitted = root?.stateNode.current.memoizedState.isDehydrated === false;
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
        return isCommitted && findProperty(node, "__react") !== undefined;
      }),
    )
    .toBe(true);
