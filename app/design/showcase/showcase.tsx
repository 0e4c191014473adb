import type { ReactNode } from "react";
import { Container } from "../layout.tsx";
import { Accents, ColourRoles } from "./colours.tsx";
import { Cards, Foldings, Layouts } from "./containers.tsx";
import { Buttons, Choices, Fields, Icons } from "./controls.tsx";
import { Confetti, Dialogs, Toasts } from "./feedback.tsx";
import { Figures } from "./figures.tsx";
import * as css from "./showcase.css.ts";
import { Radii, Shadows, Space, TypeScale } from "./token-samples.tsx";

export const TITLE = "Design";

const SECTIONS = [
  {
    id: "type",
    title: "Type",
    lead: "One family, eight steps. The large ones grow with the window.",
    body: <TypeScale />,
  },
  {
    id: "space",
    title: "Space",
    lead: "Steps of 4 px, and nothing between them.",
    body: <Space />,
  },
  { id: "radii", title: "Radii", lead: "Soft corners, softer with size.", body: <Radii /> },
  {
    id: "shadows",
    title: "Shadows",
    lead: "Cards are flat. Only what floats above the page casts one.",
    body: <Shadows />,
  },
  {
    id: "colours",
    title: "Colour roles",
    lead: "Named for what they do, so that either theme can fill them.",
    body: <ColourRoles />,
  },
  {
    id: "accents",
    title: "Accents",
    lead: "One for each funnel. Text on a fill is dark in both themes.",
    body: <Accents />,
  },
  {
    id: "buttons",
    title: "Buttons",
    lead: "One primary button in sight; all others are quiet.",
    body: <Buttons />,
  },
  {
    id: "fields",
    title: "Fields",
    lead: "The label stays, and a problem is told in one sentence.",
    body: <Fields />,
  },
  { id: "choices", title: "Choices", lead: "Real radio buttons.", body: <Choices /> },
  {
    id: "cards",
    title: "Cards",
    lead: "Three looks, told apart by ground and not by shadow.",
    body: <Cards />,
  },
  {
    id: "layout",
    title: "Layout",
    lead: "Container, stack, inline and grid hold every page together.",
    body: <Layouts />,
  },
  {
    id: "folding",
    title: "Accordion and tabs",
    lead: "For what not everybody wants to read.",
    body: <Foldings />,
  },
  {
    id: "figures",
    title: "Figures",
    lead: "Progress, scores and time. Digits keep their places.",
    body: <Figures />,
  },
  {
    id: "dialog",
    title: "Dialog",
    lead: "The browser's own, in the theme of where it stands.",
    body: <Dialogs />,
  },
  {
    id: "toasts",
    title: "Toasts",
    lead: "One at a time, for five seconds, in the theme of the page.",
    body: <Toasts />,
  },
  {
    id: "confetti",
    title: "Confetti",
    lead: "For a signup and a purchase. Nothing falls where less motion is wished for.",
    body: <Confetti />,
  },
  { id: "icons", title: "Icons", lead: "One sprite, drawn on a grid of 24.", body: <Icons /> },
];

/** Every token and primitive in its states. `toolbar` is rendered in the top bar. */
export const Showcase = ({ toolbar }: { toolbar: ReactNode }) => (
  <>
    <header className={css.bar}>
      <Container className={css.barRow}>{toolbar}</Container>
    </header>
    <main>
      <Container className={css.head}>
        <h1>{TITLE}</h1>
        <p className={css.lead}>
          What every page is built from, in both themes. It is shown in development only.
        </p>
        <nav className={css.contents} aria-label="On this page">
          {SECTIONS.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={css.contentsLink}>
              {title}
            </a>
          ))}
        </nav>
      </Container>
      <Container>
        {SECTIONS.map(({ id, title, lead, body }) => (
          <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={css.sectionTitle}>
              {title}
            </h2>
            <p className={css.sectionLead}>{lead}</p>
            {body}
          </section>
        ))}
      </Container>
    </main>
  </>
);
