import { closing } from "#app/funnels/life-assessment/content/landing.ts";
import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { StartLink } from "./start-link.tsx";

export const LandingClosing = () => (
  <ClosingPanel {...closing}>
    <StartLink />
  </ClosingPanel>
);
