import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './tool-dialog.module.css';

interface Props {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Something to read in the middle of a test: over everything, gone with Escape. The clock runs on. */
export function ToolDialog({ title, isOpen, onClose, children }: Props) {
  const { t } = useTranslation('attempt/tools');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={720}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={classes}
      transitionProps={{ duration: 0 }}
    >
      {children}
    </Modal>
  );
}
