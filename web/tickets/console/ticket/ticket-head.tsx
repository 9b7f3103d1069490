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
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { DeskMenu } from '../actions/desk-menu.tsx';
import { useDeskPaths } from '../use-desk-paths.ts';
import { dueTone, useDueText } from '../use-due-text.ts';
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
  const { pathTo } = useDeskPaths();
  const dueText = useDueText();
  const { number, subject, minutesLeft } = ticket;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.origin + location.pathname);
    void showToast('success', t('ticket.copied'));
  };
  return (
    <Stack as="header" gap={6} className={classes.head}>
      <Row gap={6} align="start" isOneLine>
        <Link className={classes.back} to={pathTo()} aria-label={t('ticket.back')}>
          <IconArrowLeft size={19} aria-hidden />
        </Link>
        <h1 className={classes.title}>
          <span className={classes.number}>#{number}</span> {subject}
        </h1>
        <IconButton
          className={`${classes.tool} ${classes.about}`}
          label={t('ticket.about')}
          aria-pressed={isAboutOpen}
          onClick={onAbout}
        >
          <IconUserCircle size={19} aria-hidden />
        </IconButton>
        <DeskMenu
          position="bottom-end"
          target={
            <IconButton className={classes.tool} label={t('ticket.actions', { number })}>
              <IconDots size={19} aria-hidden />
            </IconButton>
          }
        >
          <Menu.Item leftSection={<IconGitMerge size={16} aria-hidden />} onClick={onMerge}>
            {t('ticket.merge')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={() => void copy()}>
            {t('ticket.copy')}
          </Menu.Item>
        </DeskMenu>
      </Row>
      <Row gap={6}>
        <TicketChips ticket={ticket} />
        {minutesLeft !== null && (
          <Row as="span" gap={6} isOneLine className={classes.due} data-tone={dueTone(minutesLeft)}>
            <IconClock size={15} aria-hidden />
            {dueText.due(minutesLeft)}
          </Row>
        )}
      </Row>
    </Stack>
  );
}
