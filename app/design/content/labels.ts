/** What screen readers say of buttons that show only an icon. */
export const labels = { dismiss: "Dismiss", close: "Close" } as const;
