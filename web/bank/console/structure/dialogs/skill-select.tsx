import type { AdminSection } from '@bac/contract/bank/structure.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { domainsIn } from '../find-part.ts';

interface Props {
  sections: readonly AdminSection[];
  skill: Skill;
  onChange: (skill: Skill) => void;
}

export function SkillSelect({ sections, skill, onChange }: Props) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  return (
    <NativeSelect
      label={t('field.skill')}
      rightSection={<IconChevronDown size={18} aria-hidden />}
      data={domainsIn(sections).map(({ name, skills }) => ({
        group: name[language],
        items: skills.map((each) => ({ value: each.id, label: each.name[language] })),
      }))}
      value={skill}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Skill)}
    />
  );
}
