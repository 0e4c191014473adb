import { question } from "../content/pixels.ts";

type PixelFormProps = {
  className?: string;
  /** Where on the page to return to. */
  anchor?: string;
};

/** Two equal buttons; a fragment of the action's address survives the redirect. */
export const PixelForm = ({ className, anchor }: PixelFormProps) => (
  <form method="post" action={anchor ? `/pixels#${anchor}` : "/pixels"} className={className}>
    {(["accept", "reject"] as const).map((answer) => (
      <button key={answer} type="submit" name="choice" value={`${answer}ed`}>
        {question[answer]}
      </button>
    ))}
  </form>
);
