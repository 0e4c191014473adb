import { missing } from "#app/funnels/life-assessment/content/preview.ts";
import { MessageCard } from "#app/funnels/shared/screens/page/message-card.tsx";

export const PreviewMissing = () => <MessageCard {...missing} href="/quiz2" />;
