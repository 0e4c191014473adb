import { Button, LinkButton } from "../controls/button.tsx";
import { ChoiceGroup } from "../controls/choice-group.tsx";
import { Field } from "../controls/field.tsx";
import { SelectField } from "../controls/select-field.tsx";
import { Icon, type IconName } from "../icon.tsx";
import { Inline, Stack } from "../layout.tsx";
import { BothThemes, Example, Tile } from "./both-themes.tsx";
import * as css from "./showcase.css.ts";

export const Buttons = () => (
  <BothThemes>
    {() => (
      <>
        <Example name="Tones">
          <Inline gap="xs">
            <Button>Primary</Button>
            <Button tone="quiet">Quiet</Button>
            <LinkButton href="#buttons" tone="quiet">
              A link
              <Icon name="arrow" />
            </LinkButton>
          </Inline>
        </Example>
        <Example name="On night">
          <div className={css.onNight}>
            <Inline gap="xs">
              <Button>Primary</Button>
              <Button tone="onNight">On night</Button>
            </Inline>
          </div>
        </Example>
        <Example name="Sizes">
          <Inline gap="xs">
            <Button size="s">Small</Button>
            <Button size="m">Medium</Button>
            <Button size="l">Large</Button>
          </Inline>
        </Example>
        <Example name="Pending, disabled">
          <Inline gap="xs">
            <Button isPending>Saving...</Button>
            <Button disabled>Disabled</Button>
            <Button tone="quiet" disabled>
              Disabled
            </Button>
          </Inline>
        </Example>
        <Button isBlock>As wide as there is room</Button>
      </>
    )}
  </BothThemes>
);

export const Fields = () => (
  <BothThemes>
    {() => (
      <Stack gap="m">
        <Field
          label="Empty, with a hint"
          placeholder="you@example.com"
          hint="We write only once."
        />
        <Field label="Filled" defaultValue="ada@example.com" />
        <Field
          label="With a problem"
          defaultValue="ada@"
          problem="Please enter a valid email address"
        />
        <Field label="Disabled" defaultValue="ada@example.com" disabled />
        <SelectField
          label="One of many"
          options={[
            { value: "", label: "Choose a country" },
            { value: "PT", label: "Portugal" },
          ]}
        />
      </Stack>
    )}
  </BothThemes>
);

const ANSWERS = [
  { value: "never", label: "Never" },
  { value: "sometimes", label: "Sometimes" },
  { value: "often", label: "Often" },
];

export const Choices = () => (
  <BothThemes>
    {(scheme) => (
      <ChoiceGroup
        legend="How often do you say no?"
        name={`answer-${scheme}`}
        choices={ANSWERS}
        value="sometimes"
      />
    )}
  </BothThemes>
);

const ICONS: Record<IconName, true> = {
  sun: true,
  moon: true,
  arrow: true,
  check: true,
  cross: true,
  close: true,
  plus: true,
  chevron: true,
  download: true,
  link: true,
  share: true,
  heart: true,
  rocket: true,
  lock: true,
  star: true,
};

export const Icons = () => (
  <div className={css.tiles}>
    {(Object.keys(ICONS) as IconName[]).map((name) => (
      <Tile key={name} name={name}>
        <Icon name={name} size={28} />
      </Tile>
    ))}
  </div>
);
