import type { Plan } from '@bac/exam/attempt/plan.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import type { SaveState } from '../player.ts';
import { Journey } from './start/journey.tsx';
import { ModuleFacts } from './module-facts.tsx';
import classes from './pending-part.module.css';
import { minutesIn, modulesOf } from './plan-sizes.ts';
import { SaveNote } from './save-note.tsx';
import { StagePage } from './stage-page.tsx';
import { useModuleHeading } from './use-module-heading.ts';

interface Props {
  testName: string;
  plan: Plan;
  chosen: Section[];
  /** The index in the plan of the module to open. */
  next: number;
  mayBreak: boolean;
  /** The clock closed the module before. */
  isTimeUp?: boolean;
  isOpening: boolean;
  isOnline: boolean;
  /** The server's message about why opening failed. */
  problem?: string | undefined;
  saveState: SaveState;
  onOpen: () => void;
  onBreak: () => void;
  onSkipBreak: () => void;
  onExit: () => void;
}

/** The page before a module. No clock runs until the student opens the module. */
export function PendingModule(props: Props) {
  const { plan, chosen, next, mayBreak, isTimeUp = false } = props;
  const { t } = useTranslation('attempts/player/stages');
  const [language] = useLanguage();
  const format = useFormat();
  const heading = useModuleHeading();
  const planned = plan.modules[next];
  if (!planned) return null;
  const { section, part } = planned;
  const isFirst = modulesOf(plan, chosen)[0]?.module === next;
  return (
    <StagePage
      testName={props.testName}
      eyebrow={t('pending.eyebrow', {
        part,
        parts: modulesOf(plan, [section]).length,
        section: sectionName(section)[language],
      })}
      title={heading(plan, next)}
      lead={[
        ...(isTimeUp ? [t('timeUp.before')] : []),
        mayBreak
          ? t('pending.breakNow', { minutes: format.number(minutesIn(plan.breakMs)) })
          : t(isFirst ? 'pending.first' : 'pending.next'),
      ].join(' ')}
      onExit={props.onExit}
      actions={<PendingActions {...props} />}
    >
      <div className={classes.columns}>
        <Card>
          <ModuleFacts planned={planned} />
        </Card>
        <div>
          <Journey plan={plan} chosen={chosen} next={next} />
          {!isFirst && props.isOnline && <SaveNote saveState={props.saveState} />}
        </div>
      </div>
    </StagePage>
  );
}

interface PendingActionsProps {
  mayBreak: boolean;
  isOpening: boolean;
  isOnline: boolean;
  problem?: string | undefined;
  onOpen: () => void;
  onBreak: () => void;
  onSkipBreak: () => void;
}

function PendingActions(props: PendingActionsProps) {
  const { mayBreak, isOpening, isOnline, problem, onOpen, onBreak, onSkipBreak } = props;
  const { t } = useTranslation('attempts/player/stages');
  if (mayBreak) {
    return (
      <>
        <Button size="lg" onClick={onBreak}>
          {t('pending.takeBreak')}
        </Button>
        <Button size="lg" variant="default" onClick={onSkipBreak}>
          {t('pending.skipBreak')}
        </Button>
      </>
    );
  }
  const message = isOnline ? problem : t('pending.offline');
  return (
    <>
      <Button size="lg" loading={isOpening} disabled={!isOnline} onClick={onOpen}>
        {isOpening ? t('pending.opening') : t('pending.open')}
      </Button>
      <p className={classes.trouble} aria-live="polite" data-empty={!message || undefined}>
        {message}
      </p>
    </>
  );
}
