import { isTicketOver } from '@bac/contract/tickets/ticket-states.ts';
import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { useTranslation } from 'react-i18next';
import { contact } from '../../../api/contact.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatHomeMoment } from '../../../ui/format/home-time.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useDueText } from '../use-due-text.ts';
import { PanelSection } from './panel-section.tsx';
import { targetTone, usedShare, type Target } from './target-tone.ts';
import classes from './targets.module.css';

/** Both targets, the used share of each, and which hours count. */
export function Targets({ ticket }: { ticket: WholeTicket }) {
  const { t } = useTranslation('tickets/console');
  const [language] = useLanguage();
  const { priority, firstAnswer, resolution, state } = ticket;
  const isOver = isTicketOver(state);
  const isLate = [firstAnswer, resolution].some((one) => !one.metAt && one.minutesLeft < 0);
  return (
    <PanelSection
      title={t('person.targets', { priority: t(`priority.${priority}`).toLowerCase() })}
    >
      <Stack gap={10} className={classes.targets} data-late={(isLate && !isOver) || undefined}>
        <Clock name="firstAnswer" target={firstAnswer} />
        <Clock name="resolution" target={resolution} />
        {state === 'waiting' && <Muted size="xs">{t('person.still')}</Muted>}
        {isOver && <Muted size="xs">{t('person.over')}</Muted>}
        <Muted size="xs">{t('person.hours', { hours: contact.hours[language] })}</Muted>
      </Stack>
    </PanelSection>
  );
}

interface ClockProps {
  name: 'firstAnswer' | 'resolution';
  target: Target;
}

function Clock({ name, target }: ClockProps) {
  const { t } = useTranslation('tickets/console');
  const dueText = useDueText();
  const [language] = useLanguage();
  // In the time zone of the office hours.
  const moment = (when: string): string => formatHomeMoment(when, language);
  const { minutes, minutesLeft, metAt, dueAt } = target;
  const time = dueText.span(minutesLeft);
  const status = metAt
    ? t(minutesLeft < 0 ? 'person.missed' : 'person.met', { time })
    : dueText.due(minutesLeft);
  return (
    <div className={classes.clock} data-tone={targetTone(target)}>
      <span>{t(`person.${name}`, { time: dueText.span(minutes) })}</span>
      <b>{status}</b>
      <span className={classes.bar} aria-hidden>
        <i style={{ inlineSize: `${usedShare(target) * 100}%` }} />
      </span>
      <Muted as="span" size="xs">
        {metAt
          ? t('person.metAt', { when: moment(metAt) })
          : t('person.by', { when: moment(dueAt) })}
      </Muted>
    </div>
  );
}
