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
   * Closing by this property returns the focus. A dialog that is open as long as it is mounted, so that its code can load
   * lazily, calls `useFocusReturn` instead.
   */
  isOpen?: boolean;
  /** The dialog cannot be closed while this is true. */
  isBusy?: boolean;
  /** For long text: more padding, and the text scrolls under the title. */
  isForReading?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of every dialog: modal, named by its title, closed by Escape. */
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
        {/* Not Mantine's Modal.Header, which is a `header` element: the page already has one. */}
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} disabled={isBusy} />
        </div>
        <Modal.Body>{props.children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
