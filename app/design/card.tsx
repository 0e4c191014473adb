import type { ReactNode } from "react";
import * as css from "./card.css.ts";

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
