import type { Plan } from '@bac/exam/attempt/plan.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { moduleName } from '../../../../item/structure-name.ts';
import classes from './journey.module.css';
import { modulesOf } from '../plan-sizes.ts';

interface Props {
  plan: Plan;
  chosen: Section[];
  next: number;
}

/** The modules as steps of a stair: done, next and later. */
export function Journey({ plan, chosen, next }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const [language] = useLanguage();
  const modules = modulesOf(plan, chosen);
  if (modules.length < 2) return null;
  return (
    <ol aria-label={t('pending.journey')}>
      {modules.map(({ module, section, part }) => {
        const state = module < next ? 'done' : module === next ? 'current' : 'later';
        return (
          <li
            key={module}
            className={classes.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {t('pending.part', { section: moduleName(section, part)[language], part })}
            <VisuallyHidden>{`, ${t(`pending.${state}`)}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
