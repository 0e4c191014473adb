import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import * as css from "./accordion.css.ts";

type AccordionProps = {
  items: readonly { id: string; title: string; body: ReactNode }[];
  name: string;
};

/** One open item at a time: the browser closes other `details` of the same name. */
export const Accordion = ({ items, name }: AccordionProps) => (
  <div>
    {items.map((item) => (
      <details key={item.id} className={css.item} name={name}>
        <summary className={css.summary}>
          {item.title}
          <span className={css.mark}>
            <Icon name="plus" />
          </span>
        </summary>
        <div className={css.answer}>{item.body}</div>
      </details>
    ))}
  </div>
);
