import { Accordion } from "../controls/accordion.tsx";
import { Tabs } from "../controls/tabs.tsx";
import { Card, Grid, Stack, VisuallyHidden } from "../layout.tsx";
import { BothThemes, Example } from "./both-themes.tsx";

const QUESTIONS = [
  { id: "time", title: "How long does it take?", body: <p>Five minutes, once a day.</p> },
  { id: "phone", title: "Does it work on a phone?", body: <p>It is made for one.</p> },
  { id: "end", title: "How do I stop?", body: <p>With one press, whenever you like.</p> },
];

const SHORT_TABS = ["Books", "Video sites", "Coaches"].map((label) => ({
  id: label.toLowerCase().replace(" ", "-"),
  label,
  panel: <Card>{`What there is to say of ${label.toLowerCase()}.`}</Card>,
}));

const CELLS = ["1", "2", "3", "4"];

export const Cards = () => (
  <BothThemes>
    {() => (
      <Stack>
        <Card>Surface: the usual card, flat, with a line around it.</Card>
        <Card look="soft">Soft: tinted with the accent, for what matters most.</Card>
        <Card look="night">Night: dark in both themes, once on a page.</Card>
      </Stack>
    )}
  </BothThemes>
);

export const Layouts = () => (
  <BothThemes>
    {() => (
      <>
        {([2, 3, 4] as const).map((columns) => (
          <Example key={columns} name={`Grid of ${columns}, fewer where there is less room`}>
            <Grid columns={columns}>
              {CELLS.slice(0, columns).map((cell) => (
                <Card key={cell}>{cell}</Card>
              ))}
            </Grid>
          </Example>
        ))}
        <p>
          Words for readers only stand here:
          <VisuallyHidden> nobody sees these</VisuallyHidden>
        </p>
      </>
    )}
  </BothThemes>
);

export const Foldings = () => (
  <BothThemes>
    {(scheme) => (
      <>
        <Example name="Accordion, one open at a time">
          <Accordion name={`questions-${scheme}`} items={QUESTIONS} />
        </Example>
        <Example name="Tabs, arrows move and select">
          <Tabs label={`Compare, ${scheme}`} tabs={SHORT_TABS} />
        </Example>
      </>
    )}
  </BothThemes>
);
