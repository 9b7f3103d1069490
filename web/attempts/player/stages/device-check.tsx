import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDeviceCheck, type Verdict } from './use-device-check.ts';
import classes from './welcome.module.css';

const signs = { good: IconCircleCheck, note: IconInfoCircle, bad: IconAlertTriangle };
const tones = { good: 'leaf', note: 'turmeric', bad: 'lotus' };
const words = { good: 'device.isGood', note: 'device.isNote', bad: 'device.isBad' } as const;

/** Tells before the clock runs what would come as a surprise later. Nothing here keeps anybody from starting. */
export function DeviceCheck({ hasTextToSpeech }: { hasTextToSpeech: boolean }) {
  const { t } = useTranslation('attempts/player/stages');
  const checks = useDeviceCheck(hasTextToSpeech);
  if (!checks) return <p>{t('device.checking')}</p>;
  return (
    <ul className={classes.checks} aria-live="polite">
      {checks.map((check) => (
        <CheckLine key={check.name} verdict={check.verdict}>
          <VisuallyHidden>{t(words[check.verdict])} </VisuallyHidden>
          {t(`device.${check.name}.${check.verdict}` as 'device.connection.good')}
        </CheckLine>
      ))}
    </ul>
  );
}

function CheckLine({ verdict, children }: { verdict: Verdict; children: React.ReactNode }) {
  const Sign = signs[verdict];
  return (
    <li className={classes.check} data-tone={tones[verdict]}>
      <Sign size={20} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
