import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { useUser } from '../../../api/auth-state.ts';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import { CodeView } from './code-view.tsx';
import { useIsUnverified } from './use-is-unverified.ts';
import { useVerification } from './use-verification.ts';
import { VerifiedView } from './verified-view.tsx';
import { VerifyArt } from './verify-art.tsx';
import classes from './verify.module.css';

/** Lies over every page but a few until the account's address is verified. Logging out is the only other way out. */
export function VerifyModal() {
  const user = useUser();
  const isUnverified = useIsUnverified();
  return user && isUnverified ? <VerifyDialog key={user.email} email={user.email} /> : null;
}

const stay = (): void => {};

function VerifyDialog({ email }: { email: string }) {
  const verification = useVerification(email);
  useFocusReturn();
  return (
    <Modal.Root
      opened
      onClose={stay}
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
          {verification.isVerified ? (
            <VerifiedView />
          ) : (
            <CodeView email={email} verification={verification} />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
