import type { MissedQuestion } from '@bac/contract/results/mistakes.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { skills, type Skill } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { sectionName } from '../../item/structure-name.ts';
import { inTeamOrder, skillName } from '../../item/taxonomy-name.ts';
import filterClasses from '../../ui/forms/filters/filters.module.css';
import { PlainSelect } from '../../ui/forms/plain-select.tsx';

const all = '';

interface Filters {
  section: Section | undefined;
  skill: Skill | undefined;
}

interface Props {
  questions: readonly MissedQuestion[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Narrows the questions to a section or a skill; absent if there is nothing to choose. */
export function RedoFilters({ questions, filters, onChange }: Props) {
  const { t } = useTranslation('results/redo');
  const [language] = useLanguage();
  const { section, skill } = filters;
  const ownSections = sections.filter((each) =>
    questions.some(({ item }) => item.section === each),
  );
  const countOf = (isOne: (question: MissedQuestion) => boolean): number =>
    questions.filter(isOne).length;
  const inSection = questions.filter(
    ({ item }) => section === undefined || item.section === section,
  );
  const ownSkills = inTeamOrder(skills).filter((each) =>
    inSection.some((question) => question.skill === each),
  );
  const hasSections = ownSections.length > 1;
  if (!hasSections && ownSkills.length < 2) return null;
  return (
    <fieldset className={filterClasses.selects} aria-label={t('filters.label')}>
      {hasSections && (
        <PlainSelect
          label={t('filters.section')}
          options={[
            { value: all, label: t('filters.everySection') },
            ...ownSections.map((value) => ({
              value,
              label: t('filters.option', {
                name: sectionName(value)[language],
                count: countOf(({ item }) => item.section === value),
              }),
            })),
          ]}
          value={section ?? all}
          // A skill belongs to one section only.
          onChange={(value) =>
            onChange({ section: sections.find((each) => each === value), skill: undefined })
          }
        />
      )}
      <PlainSelect
        label={t('filters.skill')}
        options={[
          { value: all, label: t('filters.everySkill') },
          ...ownSkills.map((value) => ({
            value,
            label: t('filters.option', {
              name: skillName(value)[language],
              count: countOf((question) => question.skill === value),
            }),
          })),
        ]}
        value={skill ?? all}
        onChange={(value) => onChange({ section, skill: skills.find((each) => each === value) })}
      />
    </fieldset>
  );
}
