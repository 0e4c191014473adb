/** What screen readers say for buttons that show only an icon. */
export const DISMISS = "Dismiss";
export const CLOSE = "Close";
