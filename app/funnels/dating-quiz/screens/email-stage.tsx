import type { FormEvent } from "react";
import { Button } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";
import { Container, Stack } from "#app/design/layout.tsx";
import { email } from "../content/texts.ts";
import { checkPerson } from "../rules/email-stage.ts";
import { reveal } from "../rules/flow.ts";
import type { StageProps } from "./stage-props.ts";

export function EmailStage({ change, heading }: StageProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const checked = checkPerson(String(form.get("name")), String(form.get("email")));
    if (checked.field === null) change((shown) => reveal(shown, checked.person, Math.random));
  };
  return (
    <Container narrow>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <h1 ref={heading} tabIndex={-1}>
            {email.title}
          </h1>
          <Field label={email.name} name="name" required />
          <Field label={email.address} name="email" type="email" required />
          <Button type="submit" size="l">
            {email.action}
          </Button>
        </Stack>
      </form>
    </Container>
  );
}
