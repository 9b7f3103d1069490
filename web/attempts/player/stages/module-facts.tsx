import type { PlannedModule } from '@bac/exam/attempt/plan.ts';
import { useTranslation } from 'react-i18next';
import { FactsList } from './facts-list.tsx';
import { useMinutes } from './use-minutes.ts';

/** The questions, time and tools of a module. */
export function ModuleFacts({ planned }: { planned: PlannedModule }) {
  const { t } = useTranslation('attempts/player/stages');
  const minutes = useMinutes();
  const { section, questions, ms } = planned;
  return (
    <FactsList
      facts={[
        { name: t('facts.questions'), value: questions },
        { name: t('facts.time'), value: minutes(ms) },
        { name: t('facts.tools'), value: t(`facts.toolsOf.${section}`) },
        { name: t('facts.kinds'), value: t(`facts.kindsOf.${section}`) },
      ]}
    />
  );
}
