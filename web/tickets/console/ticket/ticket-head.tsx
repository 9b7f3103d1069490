import type { WholeTicket } from '@bac/contract/tickets/tickets-admin.ts';
import { Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconClock,
  IconDots,
  IconGitMerge,
  IconLink,
  IconUserCircle,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { DeskMenu } from '../actions/desk-menu.tsx';
import { useDeskPlace } from '../use-desk-place.ts';
import { dueTone, useDueWords } from '../use-due-words.ts';
import { TicketChips } from './ticket-chips.tsx';
import classes from './ticket.module.css';

interface Props {
  ticket: WholeTicket;
  isAboutOpen: boolean;
  onAbout: () => void;
  onMerge: () => void;
}

export function TicketHead({ ticket, isAboutOpen, onAbout, onMerge }: Props) {
  const { t } = useTranslation('tickets/console');
  const { to } = useDeskPlace();
  const words = useDueWords();
  const { number, subject, minutesLeft } = ticket;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.origin + location.pathname);
    void showToast('success', t('ticket.copied'));
  };
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <Link className={classes.back} to={to()} aria-label={t('ticket.back')}>
          <IconArrowLeft size={19} aria-hidden />
        </Link>
        <h1>
          <span className={classes.number}>#{number}</span> {subject}
        </h1>
        <PlainButton
          className={`${classes.tool} ${classes.about}`}
          aria-label={t('ticket.about')}
          aria-pressed={isAboutOpen}
          onClick={onAbout}
        >
          <IconUserCircle size={19} aria-hidden />
        </PlainButton>
        <DeskMenu
          position="bottom-end"
          target={
            <PlainButton
              className={classes.tool ?? ''}
              aria-label={t('ticket.actions', { number })}
            >
              <IconDots size={19} aria-hidden />
            </PlainButton>
          }
        >
          <Menu.Item leftSection={<IconGitMerge size={16} aria-hidden />} onClick={onMerge}>
            {t('ticket.merge')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={() => void copy()}>
            {t('ticket.copy')}
          </Menu.Item>
        </DeskMenu>
      </div>
      <div className={classes.chips}>
        <TicketChips ticket={ticket} />
        {minutesLeft !== null && (
          <span className={classes.due} data-tone={dueTone(minutesLeft)}>
            <IconClock size={15} aria-hidden />
            {words.due(minutesLeft)}
          </span>
        )}
      </div>
    </header>
  );
}
