import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { IconArrowLeft, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/rights.ts';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AboutCard } from './about-card.tsx';
import { Attempts, Others, type TicketContext } from './ticket-context.tsx';
import classes from './person.module.css';
import { Tags } from './tags.tsx';
import { Targets } from './targets.tsx';

interface Props {
  ticket: WholeTicket;
  context: TicketContext | undefined;
  /** Asked for: on a phone it then has the page to itself, and its name is the page's. */
  isOpened: boolean;
  /** On a phone, back to the conversation. */
  onBack: () => void;
}

/** Whose ticket it is, what is owed to them, and what else is known of them. */
export function PersonPanel({ ticket, context, isOpened, onBack }: Props) {
  const { t } = useTranslation('tickets/console');
  const { person, rating, ratingComment } = ticket;
  const mayOpen = useMay('manage users');
  const Name = isOpened ? 'h1' : 'h2';
  return (
    <aside className={classes.panel} aria-label={t('person.label')}>
      <PlainButton className={classes.back ?? ''} onClick={onBack}>
        <IconArrowLeft size={18} aria-hidden />
        {t('ticket.hideAbout')}
      </PlainButton>
      <div className={classes.person}>
        <Avatar fullName={person.name} username={person.email} avatar={null} size={40} />
        <div className={classes.words}>
          <Name>
            {person.id !== null && mayOpen ? (
              <Link to={`/admin/users/${person.id}`}>{person.name}</Link>
            ) : (
              person.name
            )}
          </Name>
          <span className={classes.quiet}>{person.email}</span>
        </div>
      </div>
      <dl className={classes.facts}>
        <dt>{t('person.language')}</dt>
        <dd>{t(`person.${person.language}`)}</dd>
      </dl>
      {person.id === null && <Chip tone="turmeric">{t('person.visitor')}</Chip>}
      <Targets ticket={ticket} />
      {rating !== null && (
        <div className={classes.rating}>
          <span>
            <IconStarFilled size={15} aria-hidden /> {t('person.rating', { rating })}
          </span>
          {ratingComment && <q>{ratingComment}</q>}
        </div>
      )}
      {ticket.about && <AboutCard about={ticket.about} state={ticket.state} />}
      {context && <Attempts attempts={context.attempts} />}
      {context && <Others tickets={context.tickets} />}
      <Tags ticket={ticket} />
    </aside>
  );
}
