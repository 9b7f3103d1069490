import { UnstyledButton } from '@mantine/core';
import { IconMessageCircle, IconPhone } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { contact } from '../../../api/contact.ts';
import classes from './support.module.css';

interface Props {
  chatButton: RefObject<HTMLButtonElement | null>;
  /** The pointer or the focus is on the chat button: a click may follow. */
  onApproachChat: () => void;
  onChat: () => void;
}

export function SupportOptions({ chatButton, onApproachChat, onChat }: Props) {
  const { t } = useTranslation('app/public-frame');
  const { shown, href } = contact.phone;
  return (
    <div className={classes.options}>
      <UnstyledButton
        ref={chatButton}
        className={classes.option}
        onPointerEnter={onApproachChat}
        onFocus={onApproachChat}
        onClick={onChat}
      >
        <IconMessageCircle size={20} aria-hidden />
        {t('support.chat')}
      </UnstyledButton>
      <a className={classes.option} href={href}>
        <IconPhone size={20} aria-hidden />
        {t('support.call', { phone: shown })}
      </a>
    </div>
  );
}
