import type { AttemptView } from '@bac/contract/attempts/attempts.ts';
import type { Plan } from '@bac/exam/attempt/plan.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery, useNetwork } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconBulb,
  IconCircleCheck,
  IconClock,
  IconCoffee,
  IconDeviceFloppy,
  IconDoorExit,
  IconHourglassEmpty,
  IconInfoCircle,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { canStore } from './can-store.ts';
import { Conditions } from './conditions.tsx';
import { hasBreaks, minutesIn, sectionsOf, sizeOf } from '../plan-sizes.ts';
import { StagePage } from '../stage-page.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { OtherClock } from './other-clock.tsx';
import classes from './welcome.module.css';

const signs = { good: IconCircleCheck, note: IconInfoCircle, bad: IconAlertTriangle };
const tones = { good: 'leaf', note: 'turmeric', bad: 'lotus' };
const verdictKeys = { good: 'device.isGood', note: 'device.isNote', bad: 'device.isBad' } as const;

/** Warns before the clock runs about problems of the device. None of them prevents starting. */
function DeviceCheck({ hasTextToSpeech }: { hasTextToSpeech: boolean }) {
  const { t } = useTranslation('attempts/player/stages');
  const checks = useDeviceCheck(hasTextToSpeech);
  return (
    <ul className={classes.checks} aria-live="polite">
      {checks.map(({ name, verdict }) => (
        <CheckLine key={name} verdict={verdict ?? 'note'}>
          {verdict ? (
            <>
              <VisuallyHidden>{t(verdictKeys[verdict])} </VisuallyHidden>
              {t(`device.${name}.${verdict}` as 'device.connection.good')}
            </>
          ) : (
            t('device.checking')
          )}
        </CheckLine>
      ))}
    </ul>
  );
}

function CheckLine({ verdict, children }: { verdict: Verdict; children: React.ReactNode }) {
  const Sign = signs[verdict];
  return (
    <li className={classes.line} data-tone={tones[verdict]}>
      <Sign size={20} aria-hidden />
      <span>{children}</span>
    </li>
  );
}

interface Props {
  test: AttemptView['test'];
  plan: Plan;
  hasTextToSpeech: boolean;
  onStart: () => void;
  onExit: () => void;
}

/** The page before the first module: the rules, the student's accommodations, and a check of the device. */
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
      <OtherClock testId={test.id} />
      <div className={classes.columns}>
        <Card title={t('welcome.rules')} titleLevel={2}>
          <Rules plan={plan} />
        </Card>
        <Card title={t('welcome.conditions')} titleLevel={2}>
          <Conditions plan={plan} hasTextToSpeech={hasTextToSpeech} />
        </Card>
      </div>
      <Card title={t('device.title')} titleLevel={2}>
        <DeviceCheck hasTextToSpeech={hasTextToSpeech} />
      </Card>
    </StagePage>
  );
}

type Verdict = 'good' | 'note' | 'bad';

interface Check {
  name: 'connection' | 'storage' | 'screen' | 'highlights' | 'speech';
  /** Undefined while it is not known. The check has its line all the same, so that the button below does not move. */
  verdict: Verdict | undefined;
}

const storageVerdict = (hasStorage: boolean): Verdict => (hasStorage ? 'good' : 'bad');

/** The check of the connection stays up to date. */
function useDeviceCheck(hasTextToSpeech: boolean): Check[] {
  const { online } = useNetwork();
  const isWide = useMediaQuery('(min-width: 48em)') ?? true;
  const [hasStorage, setHasStorage] = useState<boolean>();
  useEffect(() => {
    let isUnmounted = false;
    void canStore().then((can) => !isUnmounted && setHasStorage(can));
    return () => {
      isUnmounted = true;
    };
  }, []);
  const checks: (Check | false)[] = [
    { name: 'connection', verdict: online ? 'good' : 'bad' },
    {
      name: 'storage',
      verdict: hasStorage === undefined ? undefined : storageVerdict(hasStorage),
    },
    { name: 'screen', verdict: isWide ? 'good' : 'note' },
    // Mentioned only if it is missing.
    !('highlights' in CSS) && { name: 'highlights', verdict: 'note' },
    hasTextToSpeech && {
      name: 'speech',
      verdict: 'speechSynthesis' in globalThis ? 'good' : 'note',
    },
  ];
  return checks.filter((check) => check !== false);
}

function Rules({ plan }: { plan: Plan }) {
  const { t } = useTranslation('attempts/player/stages');
  const format = useFormat();
  const count = minutesIn(plan.breakMs);
  const length = { count, minutes: format.number(count) };
  const breaks = plan.hasExtraBreaks
    ? t('welcome.rule.breaks', length)
    : t('welcome.rule.break', length);
  const rules: [Icon, string][] = [
    [IconClock, t('welcome.rule.clock')],
    [IconHourglassEmpty, t('welcome.rule.zero')],
    [IconBulb, t('welcome.rule.guess')],
    ...(hasBreaks(plan) ? [[IconCoffee, breaks] as [Icon, string]] : []),
    [IconDeviceFloppy, t('welcome.rule.kept')],
    [IconDoorExit, t('welcome.rule.exit')],
  ];
  return (
    <ul className={classes.rules}>
      {rules.map(([Sign, rule]) => (
        <li key={rule} className={classes.line}>
          <Sign size={24} stroke={1.7} aria-hidden /> {rule}
        </li>
      ))}
    </ul>
  );
}
