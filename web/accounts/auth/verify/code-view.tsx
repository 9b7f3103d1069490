import { Modal, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../../api/auth-actions.ts';
import { MailboxLink } from '../mailbox-link.tsx';
import { CodeForm } from './code-form.tsx';
import { ResendButton } from './resend-button.tsx';
import type { useVerification } from './use-verification.ts';
import classes from './verify.module.css';

interface Props {
  email: string;
  verification: ReturnType<typeof useVerification>;
  onCorrect: () => void;
}

export function CodeView({ email, verification, onCorrect }: Props) {
  const { t } = useTranslation('accounts/auth/verify');
  const { delivery } = verification;
  return (
    <>
      <Modal.Title className={classes.title}>{t('title')}</Modal.Title>
      <p className={classes.lead}>
        {t(`delivery.${delivery}`)} <strong>{email}</strong>
      </p>
      <CodeForm
        key={verification.refusals}
        isChecking={verification.isChecking}
        isRefused={verification.refusals > 0}
        problem={verification.problem}
        onEdit={verification.forgetProblem}
        onVerify={verification.verify}
      />
      <ResendButton
        secondsLeft={verification.secondsLeft}
        isSending={delivery === 'sending'}
        onResend={verification.resend}
      />
      <div className={classes.footer}>
        <p>
          {t('noLetter')} <MailboxLink>{t('mailbox')}</MailboxLink>
        </p>
        <p>
          {t('wrongAddress')}{' '}
          <UnstyledButton className={classes.footerButton} onClick={onCorrect}>
            {t('correct.open')}
          </UnstyledButton>{' '}
          {t('or')} <LogOut />
        </p>
      </div>
    </>
  );
}

function LogOut() {
  const { t } = useTranslation('accounts/auth/verify');
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    await signOut();
    await navigate('/auth/login');
  }

  return (
    <UnstyledButton className={classes.footerButton} onClick={leave}>
      {t('logOut')}
    </UnstyledButton>
  );
}
