import { LinkButton } from "#app/design/controls/button.tsx";
import { Card } from "#app/design/layout.tsx";
import { ways } from "#app/funnels/shared/content/reading-ways.ts";
import * as css from "./reading-ways.css.ts";

type ReadingWaysProps = {
  items: (typeof ways)["afterLesson" | "afterGuide"];
  other: { readonly href: string; readonly title: string };
};

/** Where to go after a free lesson or guide. */
export const ReadingWays = ({ items, other }: ReadingWaysProps) => (
  <section className={css.ways} aria-labelledby="ways-title">
    <h2 id="ways-title" className={css.title}>
      {ways.title}
    </h2>
    <ul role="list" className={css.list}>
      {items.map(({ title, text, action, href }, index) => (
        <li key={href}>
          <Card className={css.way}>
            <h3 className={css.name}>{title}</h3>
            <p className={css.text}>{text}</p>
            <LinkButton href={href} tone={index === 0 ? "primary" : "quiet"}>
              {action}
            </LinkButton>
          </Card>
        </li>
      ))}
    </ul>
    <p className={css.other}>
      {ways.other} <a href={other.href}>{other.title}</a>
    </p>
  </section>
);
