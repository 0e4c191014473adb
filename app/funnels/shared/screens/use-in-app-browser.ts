import { useSyncExternalStore } from "react";
import { findInAppBrowser } from "#app/domain/in-app-browser.ts";

const subscribeToNothing = () => () => {};

/** Whether the page is open in an app's embedded browser. */
export const isInApp = (): boolean => findInAppBrowser(navigator.userAgent) !== null;

/** The same for rendering: false on the server, whose HTML does not depend on the user agent. */
export const useIsInApp = (): boolean =>
  useSyncExternalStore(subscribeToNothing, isInApp, () => false);

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;

/** Props of an external link. An embedded browser without tabs would ignore `target=_blank`. */
export const useNewTab = (): Partial<typeof NEW_TAB> => (useIsInApp() ? {} : NEW_TAB);
