import { Card } from "#app/design/card.tsx";
import { IconTile } from "#app/design/icon.tsx";
import { Grid } from "#app/design/layout.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { skills } from "../content/skills.ts";
import { skillsOverview } from "../content/texts.ts";
import * as css from "./skills-overview.css.ts";

export function SkillsOverview() {
  const claimText = useClaimText();
  return (
    <Section isBand id="skills" title={skillsOverview.title} lead={skillsOverview.lead}>
      <Grid columns={3}>
        {skills.map((skill) => (
          <Card key={skill.id} className={css.card}>
            <div className={css.top}>
              <IconTile name={skill.icon} />
              <span className={css.count}>{claimText(skill.courses)}</span>
            </div>
            <h3 className={css.title}>{skill.title}</h3>
            <p className={css.promise}>{skill.promise}</p>
            <ul role="list" className={css.lessons}>
              {skill.lessons.map((lesson) => (
                <li key={lesson}>{lesson}</li>
              ))}
            </ul>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
