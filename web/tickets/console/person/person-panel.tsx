import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { IconArrowLeft, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHasPermission } from '../../../api/permissions.ts';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { AboutCard } from './about-card.tsx';
import { Attempts, OtherTickets, type TicketContext } from './ticket-context.tsx';
import classes from './person.module.css';
import { Tags } from './tags.tsx';
import { Targets } from './targets.tsx';

interface Props {
  ticket: WholeTicket;
  context: TicketContext | undefined;
  /** Opened on request: on a phone the panel fills the page, and the person's name is its `h1`. */
  isOpened: boolean;
  /** On a phone, back to the conversation. */
  onBack: () => void;
}

/** The person of the ticket, the targets, and the person's attempts and other tickets. */
export function PersonPanel({ ticket, context, isOpened, onBack }: Props) {
  const { t } = useTranslation('tickets/console');
  const { person, rating, ratingComment } = ticket;
  const mayOpen = useHasPermission('manage users');
  const Name = isOpened ? 'h1' : 'h2';
  return (
    <Stack as="aside" gap={14} className={classes.panel} aria-label={t('person.label')}>
      <PlainButton className={classes.back ?? ''} onClick={onBack}>
        <IconArrowLeft size={18} aria-hidden />
        {t('ticket.hideAbout')}
      </PlainButton>
      <Row gap={12} isOneLine>
        <Avatar fullName={person.name} username={person.email} avatar={null} size={40} />
        <Stack gap={0} className={classes.words}>
          <Name>
            {person.id !== null && mayOpen ? (
              <Link to={`/admin/users/${person.id}`}>{person.name}</Link>
            ) : (
              person.name
            )}
          </Name>
          <Muted as="span" size="xs">
            {person.email}
          </Muted>
        </Stack>
      </Row>
      <Row as="dl" justify="between" isOneLine>
        <Muted as="dt" size="sm">
          {t('person.language')}
        </Muted>
        <dd>{t(`person.${person.language}`)}</dd>
      </Row>
      {person.id === null && <Chip tone="turmeric">{t('person.visitor')}</Chip>}
      <Targets ticket={ticket} />
      {rating !== null && (
        <Stack gap={4} className={classes.rating}>
          <Row as="span" gap={6} isOneLine>
            <IconStarFilled size={15} aria-hidden /> {t('person.rating', { rating })}
          </Row>
          {ratingComment && (
            <Muted as="q" size="sm">
              {ratingComment}
            </Muted>
          )}
        </Stack>
      )}
      {ticket.about && <AboutCard about={ticket.about} state={ticket.state} />}
      {context && <Attempts attempts={context.attempts} />}
      {context && <OtherTickets tickets={context.tickets} />}
      <Tags ticket={ticket} />
    </Stack>
  );
}
