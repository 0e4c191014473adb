import { goods } from "#app/funnels/shared/content/goods.ts";
import { LookInside } from "#app/funnels/shared/screens/goods/look-inside.tsx";
import { Paper } from "#app/funnels/shared/screens/goods/paper.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { inside } from "../content/sales-page.ts";
import { type Tool, tools } from "../content/tools.ts";
import * as css from "./inside.css.ts";

/** The first page of each tool: a row to swipe on a phone. The last item opens three more pages. */
export const Inside = () => (
  <Section id="inside" title={inside.title} lead={inside.lead}>
    <ul role="list" className={css.list}>
      {tools.map((tool) => (
        <li key={tool.id} className={css.tool}>
          <Shown {...tool} />
        </li>
      ))}
      <li className={css.more}>
        <p>{inside.more}</p>
        <LookInside of="toolkit" />
      </li>
    </ul>
  </Section>
);

function Shown({ name, text, form, value, picture }: Tool) {
  const worth = useClaimText()(value);
  return (
    <>
      <LookInside of="toolkit" sheet={picture}>
        <Paper sheet={picture} ratio={goods.toolkit.ratio} />
      </LookInside>
      <h3 className={css.name}>{name}</h3>
      <p className={css.text}>{text}</p>
      <p className={css.foot}>
        {form}
        {worth && (
          <strong className={css.worth}>
            {worth} {inside.value}
          </strong>
        )}
      </p>
    </>
  );
}
