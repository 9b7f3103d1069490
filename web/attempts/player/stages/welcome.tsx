import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import type { Plan } from '@bac/exam/attempt/plan.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Conditions } from './conditions.tsx';
import { DeviceCheck } from './device-check.tsx';
import { sectionsOf, sizeOf } from './plan-sizes.ts';
import { Rules } from './rules.tsx';
import { StageCard } from './stage-card.tsx';
import { StagePage } from './stage-page.tsx';
import classes from './welcome.module.css';

interface Props {
  test: AttemptView['test'];
  plan: Plan;
  hasTextToSpeech: boolean;
  onStart: () => void;
  onExit: () => void;
}

/** Before anything is opened: the rules, what this student is granted, and whether the device is up to it. */
export function Welcome({ test, plan, hasTextToSpeech, onStart, onExit }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const [language] = useLanguage();
  const format = useFormat();
  const { questions, minutes } = sizeOf(plan, sectionsOf(plan));
  return (
    <StagePage
      testName={test.name[language]}
      title={t('welcome.title')}
      lead={t('welcome.lead', { questions, minutes: format.number(minutes) })}
      onExit={onExit}
      actions={
        <Button size="lg" onClick={onStart}>
          {t('welcome.start')}
        </Button>
      }
    >
      <div className={classes.columns}>
        <StageCard title={t('welcome.rules')}>
          <Rules plan={plan} />
        </StageCard>
        <StageCard title={t('welcome.conditions')}>
          <Conditions plan={plan} hasTextToSpeech={hasTextToSpeech} />
        </StageCard>
      </div>
      <StageCard title={t('device.title')}>
        <DeviceCheck hasTextToSpeech={hasTextToSpeech} />
      </StageCard>
    </StagePage>
  );
}
