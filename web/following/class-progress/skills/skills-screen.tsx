import type { ClassSkills } from '@bac/contract/following/class-figures.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { fewestQuestions } from '@bac/exam/report/skills-to-practice.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { skillName } from '../../../item/taxonomy-name.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SegmentedSwitch } from '../../../ui/forms/segmented-switch.tsx';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { ClassCrumbs } from '../../classes/class-crumbs.tsx';
import { isNotFound } from '../../classes/is-not-found.ts';
import { NotFound } from '../../classes/not-found.tsx';
import { SkillGrid } from './skill-grid.tsx';
import { groupsOf, skillsIn } from './skill-shares.ts';
import classes from './skills.module.css';

/** How every student of a class does at every skill. */
export function SkillsScreen() {
  const { t } = useTranslation('following/class-progress');
  const { class: id = '' } = useParams();
  const reply = useQuery('GET /classes/:class/skills', { params: { class: id } });
  const { data, error } = reply;
  useDocumentTitle(
    data ? t('skills.documentTitle', { name: data.class.name }) : t('skills.plainTitle'),
  );
  if (isNotFound(error)) return <NotFound />;
  return (
    <div className={page.page}>
      <Loaded reply={reply} lines={10}>
        {(content) => (
          <Stack gap={28}>
            <div>
              <ClassCrumbs
                above={[{ to: `/classes/${id}`, name: content.class.name }]}
                here={t('skills.title')}
              />
              <PageTitle title={t('skills.title')} lead={content.class.name} />
            </div>
            {content.skills.length === 0 ? (
              <Card>
                <EmptyState title={t('skills.none')} text={t('skills.noneText')} />
              </Card>
            ) : (
              <>
                <GridPart content={content} />
                <Groups content={content} />
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </div>
  );
}

function GridPart({ content }: { content: ClassSkills }) {
  const { t } = useTranslation('following/class-progress');
  const [language] = useLanguage();
  const shownSections = sections.filter((section) => skillsIn(section, content).length > 0);
  const [chosen, setChosen] = useState<Section>();
  const section = chosen ?? shownSections[0] ?? 'rw';
  const { counted, scored } = content.assignments;
  const isAnyHidden = content.students.some(({ awaitsConsent }) => awaitsConsent);
  return (
    <Stack as="section" gap={14} aria-label={t('skills.title')}>
      <div className={classes.sections}>
        <SegmentedSwitch
          label={t('skills.section')}
          choices={shownSections.map((value) => ({ value, label: sectionName(value)[language] }))}
          value={section}
          onChange={setChosen}
        />
      </div>
      <Card isFlush>
        <SkillGrid key={section} content={content} skills={skillsIn(section, content)} />
      </Card>
      <Muted>
        {counted < scored
          ? t('skills.latest', { count: counted, scored })
          : t('skills.all', { count: counted })}{' '}
        {t('skills.meaning', { questions: fewestQuestions })}
        {isAnyHidden && ` ${t('skills.hidden')}`}
      </Muted>
    </Stack>
  );
}

/** Students who can be taught a skill together. */
function Groups({ content }: { content: ClassSkills }) {
  const { t } = useTranslation('following/class-progress');
  const [language] = useLanguage();
  const groups = groupsOf(content);
  const isEnough = content.students.some(({ tallies }) =>
    tallies.some(({ questions }) => questions >= fewestQuestions),
  );
  return (
    <Stack as="section" gap={14} aria-labelledby="groups">
      <SectionTitle
        id="groups"
        title={t('skills.groups')}
        note={t('skills.groupsNote', { questions: fewestQuestions })}
      />
      <Card isFlush={groups.length > 0}>
        {groups.length === 0 ? (
          <Muted size="base">
            {isEnough ? t('skills.noGroups') : t('skills.tooFew', { questions: fewestQuestions })}
          </Muted>
        ) : (
          <ul className={classes.groups}>
            {groups.map(({ skill, students }) => (
              <li key={skill}>
                <b>{skillName(skill)[language]}</b>
                <Muted as="span">{t('skills.students', { count: students.length })}</Muted>
                <p>
                  {students.map(({ id, name }, index) => (
                    <span key={id}>
                      {index > 0 && ', '}
                      <Link to={`/classes/${content.class.id}/students/${id}`}>{name}</Link>
                    </span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Stack>
  );
}
