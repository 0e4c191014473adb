import { PRIVACY_CHOICES_PATH } from "#app/domain/legal-paths.ts";
import type { PixelPlan } from "#app/domain/pixels.ts";
import { question } from "../content/pixels.ts";
import { PixelForm } from "./pixel-form.tsx";
import { questionStyle } from "./pixel-question-style.ts";

/** What the server appends to a page that may load pixels. React never hydrates it, so it costs no script. */
export const PixelTail = ({ plan, nonce }: { plan: PixelPlan; nonce: string }) =>
  plan.kind === "load" ? (
    <script async src="/pixels" nonce={nonce} data-page={plan.page} />
  ) : (
    <section className="pixel-question" aria-labelledby="pixel-question">
      <style nonce={nonce}>{questionStyle}</style>
      <h2 id="pixel-question">{question.title}</h2>
      <p>
        {question.text} <a href={PRIVACY_CHOICES_PATH}>{question.more}</a>
      </p>
      <PixelForm />
    </section>
  );
