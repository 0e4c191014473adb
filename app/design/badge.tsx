import type { ReactNode } from "react";
import * as css from "./badge.css.ts";
import { Icon } from "./icon.tsx";

type BadgeProps = { look: keyof typeof css.badge; children: ReactNode };

/** A short label with a check mark. */
export const Badge = ({ look, children }: BadgeProps) => (
  <p className={css.badge[look]}>
    <Icon name="check" size={16} />
    {children}
  </p>
);
