import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './verify.module.css';

/** The server's minimum wait between two codes; fills the ring. */
const cooldownSeconds = 60;

interface Props {
  secondsLeft: number;
  isSending: boolean;
  onResend: () => void;
}

export function ResendButton({ secondsLeft, isSending, onResend }: Props) {
  const { t } = useTranslation('accounts/auth/verify');
  if (secondsLeft === 0) {
    return (
      <UnstyledButton className={classes.resend} disabled={isSending} onClick={onResend}>
        {isSending ? t('sending') : t('resend')}
      </UnstyledButton>
    );
  }
  return (
    <UnstyledButton className={classes.resend} disabled>
      <Ring secondsLeft={secondsLeft} />
      {t('resendIn')} <strong>{t('seconds', { count: secondsLeft })}</strong>
    </UnstyledButton>
  );
}

function Ring({ secondsLeft }: { secondsLeft: number }) {
  return (
    <svg className={classes.ring} viewBox="0 0 24 24" aria-hidden>
      <circle cx="12" cy="12" r="9.5" />
      <circle
        className={classes.left}
        cx="12"
        cy="12"
        r="9.5"
        pathLength={cooldownSeconds}
        strokeDasharray={`${secondsLeft} ${cooldownSeconds}`}
      />
    </svg>
  );
}
