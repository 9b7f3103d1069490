import { isTicketOver } from '@bac/contract/tickets/ticket-states.ts';
import type { OwnTicket } from '@bac/contract/tickets/tickets.ts';
import { IconArrowLeft, IconClipboardText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction } from '../../api/use-action.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { StateChip } from '../conversation/state-chip.tsx';
import { useMoment } from '../conversation/use-moment.ts';
import tickets from '../tickets.module.css';
import classes from './conversation.module.css';
import type { TicketActions } from './ticket-actions.ts';

interface Props {
  ticket: OwnTicket;
  heading: 'h1' | 'h2';
  hasWayBack: boolean;
  changes: TicketActions;
}

export function ConversationHead({ ticket, heading: Heading, hasWayBack, changes }: Props) {
  const { t } = useTranslation('tickets');
  const moment = useMoment();
  const { number, subject, state, createdAt, about } = ticket;
  return (
    <header className={classes.head}>
      {hasWayBack && (
        <Link className={`${tickets.link} ${tickets.back}`} to="/tickets">
          <IconArrowLeft size={18} aria-hidden />
          {t('own.title')}
        </Link>
      )}
      <Row gap={16} align="start" justify="between" isOneLine>
        <div className={classes.headWords}>
          <Row>
            <Heading id="ticket-subject" className={classes.subject}>
              {subject}
            </Heading>
            <StateChip state={state} side="person" />
          </Row>
          <Muted className={classes.facts}>
            <span>{t('conversation.sent', { number, when: moment(createdAt) })}</span>
            {about && <AboutLink about={about} />}
          </Muted>
        </div>
        <StateButton ticket={ticket} changes={changes} />
      </Row>
    </header>
  );
}

/** A link to the attempt that the ticket is about, with the number of the question if there is one. */
function AboutLink({ about }: { about: NonNullable<OwnTicket['about']> }) {
  const { t } = useTranslation('tickets');
  const [language] = useLanguage();
  const { attempt, test, question } = about;
  return (
    <Link className={tickets.link ?? ''} to={`/test-results/${attempt}`}>
      <IconClipboardText size={16} stroke={1.7} aria-hidden />
      {question
        ? t('conversation.aboutQuestion', {
            test: test[language],
            part: question.module + 1,
            question: question.question + 1,
          })
        : t('conversation.about', { test: test[language] })}
    </Link>
  );
}

/** Closes the ticket or opens it again; one of the two is always possible. */
function StateButton({ ticket, changes }: Pick<Props, 'ticket' | 'changes'>) {
  const { t } = useTranslation('tickets');
  const { isBusy, run } = useAction();
  const isOver = isTicketOver(ticket.state);
  return (
    <Button
      variant="default"
      size="sm"
      loading={isBusy}
      onClick={() => void run(() => changes.setState(isOver ? 'open' : 'closed'))}
    >
      {isOver ? t('conversation.reopen') : t('conversation.close')}
    </Button>
  );
}
