import type { Plan } from '@bac/exam/attempt/plan.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { sectionName } from '../../../../item/structure-name.ts';
import { FactsList, type Fact } from '../facts-list.tsx';
import { hasBreaks, minutesIn, sectionsOf, timeFactor } from '../plan-sizes.ts';
import { useMinutes } from '../use-minutes.ts';
import classes from './welcome.module.css';

interface Props {
  plan: Plan;
  hasTextToSpeech: boolean;
}

/** The student's time and breaks, as fixed when the attempt started. */
export function Conditions({ plan, hasTextToSpeech }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const [language] = useLanguage();
  const format = useFormat();
  const minutes = useMinutes();

  const time = (section: Section): string => {
    const module = plan.modules.find((planned) => planned.section === section)!;
    const count = minutesIn(module.ms);
    const perModule = t('welcome.perPart', { count, minutes: format.number(count) });
    const factor = timeFactor(module);
    if (factor === undefined) return perModule;
    const kind = factor === 1 ? t('welcome.standard') : `×${format.number(factor)}`;
    return `${kind}, ${perModule}`;
  };

  const breaks = hasBreaks(plan)
    ? `${minutes(plan.breakMs)}, ${t(plan.hasExtraBreaks ? 'welcome.betweenParts' : 'welcome.beforeMath')}`
    : t('welcome.noBreak');
  const extras = [
    plan.mayPause && t('welcome.pause'),
    hasTextToSpeech && t('welcome.textToSpeech'),
  ].filter((extra) => extra !== false);

  const facts: Fact[] = [
    ...sectionsOf(plan).map((section) => ({
      name: sectionName(section)[language],
      value: time(section),
    })),
    { name: t('welcome.break'), value: breaks },
    ...(extras.length > 0 ? [{ name: t('welcome.also'), value: extras.join(', ') }] : []),
  ];
  return (
    <>
      <FactsList facts={facts} />
      <p className={classes.fixed}>
        {plan.endsBy === undefined ? (
          <Trans
            t={t}
            i18nKey="welcome.fixed"
            components={{ settings: <Link to="/settings" target="_blank" /> }}
          />
        ) : (
          t('welcome.assigned')
        )}
      </p>
    </>
  );
}
