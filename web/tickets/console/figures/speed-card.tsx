import { useTranslation } from 'react-i18next';
import { contact } from '../../../api/contact.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { Figures } from './figures.ts';
import classes from './figures.module.css';

/** How long people waited, and which hours count. */
export function SpeedCard({ figures }: { figures: Figures }) {
  const { t } = useTranslation('tickets/console/figures');
  const [language] = useLanguage();
  return (
    <Card title={t('speed.title')}>
      <Stack>
        <Stack as="dl">
          <Speed
            name="firstAnswer"
            minutes={figures.firstAnswerMinutes}
            inTime={figures.firstAnswerInTime}
          />
          <Speed
            name="resolution"
            minutes={figures.resolutionMinutes}
            inTime={figures.resolutionInTime}
          />
        </Stack>
        <Muted className={classes.hours}>
          {t('speed.hours', { hours: contact.hours[language] })}
        </Muted>
      </Stack>
    </Card>
  );
}

interface SpeedProps {
  name: 'firstAnswer' | 'resolution';
  /** The median in minutes of office hours; null without any. */
  minutes: number | null;
  inTime: number | null;
}

/** From these shares on, the targets count as met and as nearly met. */
const goodFrom = 0.9;
const fairFrom = 0.75;

const toneOf = (share: number): string =>
  share >= goodFrom ? 'leaf' : share >= fairFrom ? 'turmeric' : 'lotus';

function Speed({ name, minutes, inTime }: SpeedProps) {
  const { t } = useTranslation('tickets/console/figures');
  const { span, percent } = useFormat();

  function text(): string {
    if (minutes === null) return '–';
    return minutes < 1 ? t('speed.atOnce') : span(minutes);
  }

  return (
    <Stack gap={6} className={classes.speed}>
      <Muted as="dt" size="sm">
        {t(`speed.${name}`)}
      </Muted>
      <Stack as="dd" gap={4}>
        <strong className={classes.value}>{text()}</strong>
        <Muted as="span">
          {minutes === null ? t(`speed.none.${name}`) : t(`speed.half.${name}`)}
        </Muted>
      </Stack>
      {inTime !== null && (
        <Stack as="dd" gap={4} data-tone={toneOf(inTime)}>
          <span className={classes.track} aria-hidden>
            <span style={{ width: `${inTime * 100}%` }} />
          </span>
          <span>{t(`speed.inTime.${name}`, { share: percent(inTime) })}</span>
        </Stack>
      )}
    </Stack>
  );
}
