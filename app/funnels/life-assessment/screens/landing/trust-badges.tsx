import { Icon } from "#app/design/icon.tsx";
import { order } from "#app/funnels/life-assessment/content/preview.ts";
import * as css from "./trust-badges.css.ts";

export const TrustBadges = () => (
  <ul role="list" className={css.badges}>
    {order.badges.map(({ icon, text }) => (
      <li key={text} className={css.badge}>
        <Icon name={icon} size={18} />
        {text}
      </li>
    ))}
  </ul>
);
