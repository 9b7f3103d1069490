import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validateSession } from '../../../api/auth-actions.ts';
import { useAuthState, useUser } from '../../../api/auth-state.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { CodeView } from './code-view.tsx';
import { CorrectEmail } from './correct-email.tsx';
import { useIsUnverified } from './use-is-unverified.ts';
import { useVerification } from './use-verification.ts';
import { VerifyArt } from './verify-art.tsx';
import classes from './verify.module.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';

const successMilliseconds = 1500;

/**
 * Shows the success for a moment, then reloads the account, whose new status closes the modal. If the network fails,
 * it retries after another moment: the person has nothing left to do.
 */
function VerifiedView() {
  const { t } = useTranslation('accounts/auth/verify');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    async function reload(): Promise<void> {
      await validateSession();
      const status = useAuthState.getState().user?.status;
      if (status === 'UNVERIFIED') setTries(tries + 1);
      else if (status) void showToast('success', t('otp.verified'));
    }
    const timer = setTimeout(() => void reload(), successMilliseconds);
    return () => clearTimeout(timer);
  }, [tries, t]);

  return (
    <div className={classes.verified}>
      <svg className={classes.tick} viewBox="0 0 64 64" aria-hidden>
        <circle cx="32" cy="32" r="30" />
        <path d="m19 33 9 9 18-19" />
      </svg>
      <Modal.Title className={classes.title}>{t('verifiedTitle')}</Modal.Title>
      <p className={classes.lead}>{t('verifiedText')}</p>
    </div>
  );
}

/** Covers all but a few pages until the account's address is verified. The other ways out are another address and logging out. */
export function VerifyModal() {
  const user = useUser();
  const isUnverified = useIsUnverified();
  return user && isUnverified ? <VerifyDialog key={user.email} email={user.email} /> : null;
}

const ignoreClose = (): void => {};

function VerifyDialog({ email }: { email: string }) {
  const verification = useVerification(email);
  const [isCorrecting, setCorrecting] = useState(false);
  useFocusReturn();
  return (
    <Modal.Root
      opened
      onClose={ignoreClose}
      closeOnEscape={false}
      closeOnClickOutside={false}
      returnFocus={false}
      centered
      size={500}
      classNames={classes}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <VerifyArt />
        <Modal.Body>
          {verification.isVerified && <VerifiedView />}
          {!verification.isVerified && isCorrecting && (
            <CorrectEmail email={email} onBack={() => setCorrecting(false)} />
          )}
          {!verification.isVerified && !isCorrecting && (
            <CodeView
              email={email}
              verification={verification}
              onCorrect={() => setCorrecting(true)}
            />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
