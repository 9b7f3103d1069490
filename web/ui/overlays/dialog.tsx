import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dialog.module.css';

interface Props {
  title: ReactNode;
  size?: number;
  /**
   * Whoever closes it this way has the focus given back. One that is open as long as it is on the page, so that its
   * code can come when it is first needed, calls `useFocusReturn`.
   */
  isOpen?: boolean;
  /** No way out as long as this is true. */
  isBusy?: boolean;
  /** Its words need room around them, and scroll under the title. */
  isForReading?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of every dialog: over everything, named by its title, gone with Escape. */
export function Dialog({ title, size = 440, isOpen = true, isBusy = false, ...props }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Modal.Root
      opened={isOpen}
      onClose={props.onClose}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
      centered
      size={size}
      classNames={classes}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content data-for-reading={props.isForReading || undefined}>
        {/* Not Mantine's own head: it is a `header`, and the page has one. */}
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} disabled={isBusy} />
        </div>
        <Modal.Body>{props.children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
