import { Tabs } from "#app/design/controls/tabs.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Card, VisuallyHidden } from "#app/design/layout.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useBrand, useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { alternatives, criteria, comparisonLabels as labels, ours } from "../content/comparison.ts";
import { comparison } from "../content/texts.ts";
import * as css from "./comparison.css.ts";

type Cell = (typeof ours.cells)[number];

/** A table on wide windows; tabs with one alternative each on a phone. */
export const Comparison = () => (
  <Section id="comparison" title={comparison.title} lead={comparison.lead}>
    <div className={css.onDesktop}>
      <ComparisonTable />
    </div>
    <div className={css.onPhone}>
      <ComparisonTabs />
    </div>
  </Section>
);

function Answer({ cell, isOurs = false }: { cell: Cell; isOurs?: boolean }) {
  const claimed = useClaimText();
  const look = isOurs ? "ours" : cell.isGood ? "good" : "poor";
  return (
    <span className={css.answer}>
      <span className={css.verdict[look]}>
        <Icon name={cell.isGood ? "check" : "cross"} size={16} />
        <VisuallyHidden>{cell.isGood ? labels.good : labels.weak}</VisuallyHidden>
      </span>
      {(cell.claim && claimed(cell.claim)) ?? cell.text}
    </span>
  );
}

function ComparisonTable() {
  const { name } = useBrand();
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <td className={css.corner} />
          <th scope="col" className={css.ourColumn}>
            {name}
          </th>
          {alternatives.map((alternative) => (
            <th key={alternative.id} scope="col" className={css.column}>
              {alternative.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion, index) => (
          <tr key={criterion}>
            <th scope="row" className={css.row}>
              {criterion}
            </th>
            <td className={css.ourCell}>
              {ours.cells[index] && <Answer cell={ours.cells[index]} isOurs />}
            </td>
            {alternatives.map(({ id, cells }) => (
              <td key={id} className={css.theirs}>
                {cells[index] && <Answer cell={cells[index]} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ComparisonTabs() {
  const { name } = useBrand();
  const tabs = alternatives.map((alternative) => ({
    id: alternative.id,
    label: alternative.name,
    panel: (
      <Card className={css.versusCard}>
        <div className={css.versus}>
          <strong>{name}</strong>
          <strong>{alternative.name}</strong>
        </div>
        {criteria.map((criterion, index) => (
          <div key={criterion} className={css.versus}>
            <p className={css.criterion}>{criterion}</p>
            <div className={css.oursOnPhone}>
              {ours.cells[index] && <Answer cell={ours.cells[index]} />}
            </div>
            {alternative.cells[index] && <Answer cell={alternative.cells[index]} />}
          </div>
        ))}
      </Card>
    ),
  }));
  return <Tabs label={labels.tabs} tabs={tabs} />;
}
