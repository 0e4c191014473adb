import { Icon } from "#app/design/icon.tsx";
import * as css from "./facts.css.ts";

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
