import { Scene } from "#app/design/scene.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { skills } from "../content/skills.ts";
import { skillsOverview } from "../content/texts.ts";
import * as css from "./skills-overview.css.ts";

export function SkillsOverview() {
  const claimText = useClaimText();
  return (
    <Section isBand id="skills" title={skillsOverview.title} lead={skillsOverview.lead}>
      <ul role="list" className={css.skills}>
        {skills.map((skill) => (
          <li key={skill.id} className={css.skill}>
            <Scene name={skill.id} className={css.scene} />
            <h3 className={css.title}>{skill.title}</h3>
            <p className={css.count}>{claimText(skill.courses)}</p>
            <p className={css.promise}>{skill.promise}</p>
            <ul role="list" className={css.lessons}>
              {skill.lessons.map((lesson) => (
                <li key={lesson} className={css.lesson}>
                  {lesson}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
