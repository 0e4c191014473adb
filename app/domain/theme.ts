import { readCookie } from "./cookie.ts";
import { days } from "./duration.ts";

export type Theme = "light" | "dark";

const COOKIE = "theme";

export const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";

/** The visitor's choice; null follows the system's preference. */
export function readThemeCookie(cookieHeader: string | null): Theme | null {
  const value = readCookie(cookieHeader, COOKIE);
  return isTheme(value) ? value : null;
}

export const themeCookie = (theme: Theme): string =>
  `${COOKIE}=${theme}; Path=/; Max-Age=${days(365) / 1_000}; SameSite=Lax`;
