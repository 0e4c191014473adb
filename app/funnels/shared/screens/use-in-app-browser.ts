import { useSyncExternalStore } from "react";
import { findInAppBrowser } from "#app/domain/in-app-browser.ts";

const waitForNothing = () => () => {};

/** Whether an app shows this page. */
export const isInApp = (): boolean => findInAppBrowser(navigator.userAgent) !== null;

/** The same for what is drawn; false in the server's HTML, which must be the same for all. */
export const useIsInApp = (): boolean => useSyncExternalStore(waitForNothing, isInApp, () => false);

const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;

/** For a link to another site. An app's browser without tabs would ignore `target=_blank`. */
export const useNewTab = (): Partial<typeof NEW_TAB> => (useIsInApp() ? {} : NEW_TAB);
