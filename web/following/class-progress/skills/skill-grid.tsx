import type { ClassSkills } from '@bac/contract/following/class-figures.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { skillName } from '../../../item/taxonomy-name.ts';
import { SortButton } from '../../../ui/data/sort-button.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useOverflows } from '../../../ui/layout/use-overflows.ts';
import { classShare, level, shareOf, type SkillShare } from './skill-shares.ts';
import classes from './skills.module.css';

interface Props {
  content: ClassSkills;
  /** Those of one section. */
  skills: readonly Skill[];
}

/** Students by rows and skills by columns. The heading of a skill sorts the weakest students to the top. */
export function SkillGrid({ content, skills }: Props) {
  const { t } = useTranslation('following/class-progress');
  const [language] = useLanguage();
  const [sortedBy, setSortedBy] = useState<Skill>();
  const [box, overflows] = useOverflows<HTMLDivElement>();
  const caption = t('skills.caption', { name: content.class.name });
  const scrolling = overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {};
  return (
    <div className={classes.scroll} ref={box} {...scrolling}>
      <table className={classes.grid}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col" aria-sort={sortedBy === undefined ? 'ascending' : undefined}>
              <SortButton
                label={t('skills.student')}
                direction={sortedBy === undefined ? 'ascending' : undefined}
                onClick={() => setSortedBy(undefined)}
              />
            </th>
            {skills.map((skill) => (
              <th
                key={skill}
                scope="col"
                aria-sort={skill === sortedBy ? 'ascending' : undefined}
                className={classes.skill}
              >
                <SortButton
                  label={skillName(skill)[language]}
                  direction={skill === sortedBy ? 'ascending' : undefined}
                  onClick={() => setSortedBy(skill)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={classes.whole}>
            <th scope="row">{t('skills.class')}</th>
            {skills.map((skill) => (
              <Cell key={skill} share={classShare(content.students, skill)} />
            ))}
          </tr>
          {sortStudents(content.students, sortedBy).map((each) => (
            <tr key={each.student.id}>
              <th scope="row">
                <Link to={`/classes/${content.class.id}/students/${each.student.id}`}>
                  {each.student.name}
                </Link>
              </th>
              {skills.map((skill) => (
                <Cell key={skill} share={shareOf(each, skill)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Students without questions of the skill stay at the end. */
function sortStudents(students: ClassSkills['students'], skill: Skill | undefined) {
  if (skill === undefined) return students;
  const valueOf = (each: ClassSkills['students'][number]): number => {
    const share = shareOf(each, skill);
    return share ? share.right / share.questions : Infinity;
  };
  return students.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a === b ? 0 : a - b;
  });
}

function Cell({ share }: { share: SkillShare | undefined }) {
  const { percent } = useFormat();
  if (!share || share.questions === 0) return <td>–</td>;
  const { right, questions } = share;
  return (
    <td data-level={level(share)}>
      {percent(right / questions)}
      <small>{`${right}/${questions}`}</small>
    </td>
  );
}
