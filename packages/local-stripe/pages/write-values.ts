/** Formats times and money. Times are UTC, so that pages show exactly the account's clock. */
const TIME = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "UTC",
});
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const writeTime = (atMs: number): string => `${TIME.format(atMs)} UTC`;
export const writeDay = (atMs: number): string => DAY.format(atMs);

export const writeMoney = (amountCents: number, currency = "usd"): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amountCents / 100);
