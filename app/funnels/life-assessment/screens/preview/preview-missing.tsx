import { StatePage } from "#app/design/feedback/state-page.tsx";
import { missing } from "#app/funnels/life-assessment/content/preview.ts";

export const PreviewMissing = () => <StatePage scene="nothing-here" {...missing} href="/quiz2" />;
