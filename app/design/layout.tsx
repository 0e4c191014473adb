import type { ReactNode } from "react";
import * as css from "./layout.css.ts";

type Gap = keyof typeof css.stack;
type Box = { children: ReactNode; className?: string };

const join = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

/** Centred at the page's width; `narrow` for running text. */
export const Container = ({ children, className, narrow = false }: Box & { narrow?: boolean }) => (
  <div className={join(css.container, narrow && css.narrow, className)}>{children}</div>
);

export const Stack = ({ children, className, gap = "s" }: Box & { gap?: Gap }) => (
  <div className={join(css.stack[gap], className)}>{children}</div>
);

export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={css.visuallyHidden}>{children}</span>
);

type CardProps = {
  children: ReactNode;
  look?: keyof typeof css.card;
  className?: string;
  id?: string;
};

export const Card = ({ children, look = "surface", className = "", id }: CardProps) => (
  <div id={id} className={`${css.card[look]} ${className}`.trim()}>
    {children}
  </div>
);
