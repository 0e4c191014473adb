import { MessageCard } from "#app/funnels/shared/screens/message-card.tsx";
import { missing } from "../content/preview.ts";

export const PreviewMissing = () => <MessageCard {...missing} href="/quiz2" />;
