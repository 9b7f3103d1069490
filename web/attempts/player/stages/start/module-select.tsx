import type { Plan } from '@bac/exam/attempt/plan.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { ChoiceCards } from '../../../../ui/forms/choice-cards.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { sectionName } from '../../../../item/structure-name.ts';
import { minutesIn, sectionsOf, sizeOf } from '../plan-sizes.ts';
import { StagePage } from '../stage-page.tsx';
import classes from './module-select.module.css';

interface Props {
  testName: string;
  plan: Plan;
  onChoose: (sections: Section[]) => void;
  onExit: () => void;
}

/** The choice between the whole test and one of its sections. */
export function ModuleSelect({ testName, plan, onChoose, onExit }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const [language] = useLanguage();
  const format = useFormat();
  const [choice, setChoice] = useState<Section | 'whole'>('whole');
  const sections = sectionsOf(plan);

  const size = (chosen: Section[]): string => {
    const { questions, minutes } = sizeOf(plan, chosen);
    return t('select.size', { questions, minutes: format.number(minutes) });
  };
  const breakMinutes = format.number(minutesIn(plan.breakMs));
  const choices = [
    {
      value: 'whole' as const,
      label: t('select.whole'),
      description:
        plan.breakMs > 0
          ? `${size(sections)}, ${t('select.withBreak', { minutes: breakMinutes })}`
          : size(sections),
    },
    ...sections.map((section) => ({
      value: section,
      label: t('select.only', { section: sectionName(section)[language] }),
      description: size([section]),
    })),
  ];
  return (
    <StagePage
      testName={testName}
      title={t('select.title')}
      lead={t('select.lead')}
      onExit={onExit}
      actions={
        <Button size="lg" onClick={() => onChoose(choice === 'whole' ? sections : [choice])}>
          {t('select.continue')}
        </Button>
      }
    >
      <div className={classes.choices}>
        <ChoiceCards
          legend={t('select.legend')}
          name="sections"
          choices={choices}
          value={choice}
          onChange={setChoice}
        />
      </div>
    </StagePage>
  );
}
