import { Icon } from "#app/design/icon.tsx";
import * as css from "./check-list.css.ts";

/** What an offer includes. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul role="list" className={css.list}>
    {items.map((item) => (
      <li key={item} className={css.item}>
        <span className={css.mark}>
          <Icon name="check" />
        </span>
        {item}
      </li>
    ))}
  </ul>
);

export const Facts = ({ facts }: { facts: readonly string[] }) => (
  <ul role="list" className={css.facts}>
    {facts.map((fact) => (
      <li key={fact} className={css.fact}>
        <Icon name="check" size={16} />
        {fact}
      </li>
    ))}
  </ul>
);
