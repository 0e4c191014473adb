import { type FormEvent, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Dialog } from "../controls/dialog.tsx";
import { Field } from "../controls/field.tsx";
import { throwConfetti } from "../feedback/confetti.ts";
import { showToast } from "../feedback/toast-store.ts";
import { Inline, Stack } from "../layout.tsx";
import { BothThemes } from "./both-themes.tsx";

export const Dialogs = () => (
  <BothThemes>{(scheme) => <DialogExample scheme={scheme} />}</BothThemes>
);

function DialogExample({ scheme }: { scheme: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        {`Open the ${scheme} dialog`}
      </Button>
      <Dialog title="Leave so soon?" isOpen={isOpen} onClose={close}>
        <Stack>
          <p>
            Escape, the cross and a press beside it close this. Focus goes back to where it was.
          </p>
          <Inline gap="xs">
            <Button onClick={close}>Stay</Button>
            <Button tone="quiet" onClick={() => showToast({ title: "A toast above the dialog" })}>
              Show a toast
            </Button>
          </Inline>
        </Stack>
      </Dialog>
    </div>
  );
}

const notice = { title: "Link copied!", description: "It waits while you point at it." } as const;
const problem = {
  title: "Error",
  description: "Failed to join waitlist. Please try again.",
  tone: "problem",
} as const;

export const Toasts = () => (
  <Inline gap="xs">
    <Button tone="quiet" onClick={() => showToast(notice)}>
      Show a notice
    </Button>
    <Button tone="quiet" onClick={() => showToast(problem)}>
      Show a problem
    </Button>
  </Inline>
);

export function Confetti() {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    throwConfetti({
      count: Number(entries.get("count")),
      durationMs: Number(entries.get("duration")) * 1_000,
    });
  };

  return (
    <form onSubmit={onSubmit}>
      <Stack>
        <Inline>
          <Field label="Pieces" name="count" type="number" min={1} max={200} defaultValue={50} />
          <Field label="Seconds" name="duration" type="number" min={1} max={10} defaultValue={4} />
        </Inline>
        <Inline>
          <Button type="submit">Throw confetti</Button>
        </Inline>
      </Stack>
    </form>
  );
}
