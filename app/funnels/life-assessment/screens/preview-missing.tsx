import { missing } from "../content/preview.ts";
import { PreviewMessage } from "./preview-message.tsx";

export const PreviewMissing = () => <PreviewMessage {...missing} href="/quiz2" />;
