import type { QueueRow as TicketRow } from '@bac/contract/tickets/tickets-admin.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { StateChip } from '../../conversation/state-chip.tsx';
import { useMoment } from '../../conversation/use-moment.ts';
import { priorityTones } from '../priorities.ts';
import { dueTone, useDueText } from '../use-due-text.ts';
import classes from './queue.module.css';

interface Props {
  row: TicketRow;
  href: string;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

/** Scrolls to the open ticket, which may be out of view on a phone or after moving by keys. */
const scrollIntoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

/** One ticket of the queue: person, subject, an excerpt of the last message, and the time left. */
export function QueueRow({ row, href, isOpen, isSelected, onSelect }: Props) {
  const { t } = useTranslation('tickets/console');
  const { number, person, subject, excerpt, priority, state } = row;
  const isTeamsTurn = state === 'new' || state === 'open';
  const isUrgent = priority === 'urgent' || priority === 'high';
  return (
    <li
      ref={isOpen ? scrollIntoView : null}
      className={classes.row}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
    >
      <CheckboxField
        size="xs"
        className={classes.check ?? ''}
        aria-label={t('queue.select', { number })}
        checked={isSelected}
        onChange={onSelect}
      />
      <Link className={classes.link} to={href} aria-current={isOpen ? 'true' : undefined}>
        <Row as="span" isOneLine className={classes.who}>
          <Muted as="span" size="xs">
            #{number}
          </Muted>
          <span className={classes.name}>{person.name}</span>
          <Due row={row} />
        </Row>
        <strong className={classes.subject}>{subject}</strong>
        <Row as="span" isOneLine className={classes.last}>
          <Muted as="span" size="xs" className={classes.excerpt}>
            {excerpt}
          </Muted>
          {!isTeamsTurn && <StateChip state={state} side="team" />}
          {isTeamsTurn && isUrgent && (
            <Chip tone={priorityTones[priority]}>{t(`priority.${priority}`)}</Chip>
          )}
        </Row>
      </Link>
    </li>
  );
}

/** The time left until the target or, without one, when the ticket last changed. */
function Due({ row }: { row: TicketRow }) {
  const dueText = useDueText();
  const moment = useMoment();
  if (row.minutesLeft === null) {
    return <time className={classes.due}>{moment(row.updatedAt)}</time>;
  }
  return (
    <span className={classes.due} data-tone={dueTone(row.minutesLeft)}>
      {dueText.due(row.minutesLeft)}
    </span>
  );
}
