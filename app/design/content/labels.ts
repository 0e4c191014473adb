/** What screen readers say of buttons that show only an icon. */
export const DISMISS = "Dismiss";
export const CLOSE = "Close";
