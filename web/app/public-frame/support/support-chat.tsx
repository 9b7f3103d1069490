import '@mantine/core/styles/CloseButton.css';
import { Button, CloseButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './support-chat.module.css';

/** A placeholder for a future chat: its outline and a link to the tickets. It sends nothing. */
export function SupportChat({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('app/public-frame');
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus(), []);
  return (
    <dialog className={classes.panel} aria-labelledby="support-chat-title" open>
      <Row as="header" justify="between" isOneLine className={classes.head}>
        <h2 id="support-chat-title">{t('support.chatTitle')}</h2>
        <CloseButton
          ref={closeButton}
          size={40}
          aria-label={t('support.closeChat')}
          onClick={onClose}
        />
      </Row>
      <Stack gap={12} className={classes.talk} aria-hidden>
        <div className={classes.theirs}>
          <Skeleton />
          <Skeleton width="60%" />
        </div>
        <div className={classes.ours}>
          <Skeleton />
        </div>
        <div className={classes.theirs}>
          <Skeleton width="80%" />
        </div>
      </Stack>
      <Stack gap={14} className={classes.foot}>
        <Muted size="md">{t('support.chatNote')}</Muted>
        <Button component={Link} to="/tickets/new" fullWidth onClick={onClose}>
          {t('support.toTickets')}
        </Button>
      </Stack>
    </dialog>
  );
}
