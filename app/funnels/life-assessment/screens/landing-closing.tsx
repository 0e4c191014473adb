import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { closing } from "../content/landing.ts";
import { StartLink } from "./start-link.tsx";

export const LandingClosing = () => (
  <ClosingPanel {...closing}>
    <StartLink />
  </ClosingPanel>
);
