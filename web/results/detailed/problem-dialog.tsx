import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import dialog from '../../ui/confirm-dialog.module.css';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { ProblemForm } from './problem-form.tsx';
import classes from './problem.module.css';
import type { DetailRow } from './rows.ts';
import { useModuleName } from './use-module-name.ts';

interface Props {
  attempt: string;
  row: DetailRow;
  onSent: () => void;
  onClose: () => void;
}

/** Open as long as it is on the page. */
export function ProblemDialog({ attempt, row, onSent, onClose }: Props) {
  const { t } = useTranslation(['results/detailed', 'ui']);
  const moduleName = useModuleName();
  const [isSent, setIsSent] = useState(false);
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      returnFocus={false}
      centered
      size={620}
      title={t('problem.title')}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
      classNames={dialog}
      transitionProps={{ duration: 0 }}
    >
      {isSent ? (
        <div aria-live="polite">
          <div className={dialog.text}>
            <p className={classes.thanks}>{t('problem.thanks')}</p>
            <p className={classes.lead}>{t('problem.thanksMore')}</p>
          </div>
          <div className={dialog.buttons}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone */}
            <Button autoFocus onClick={onClose}>
              {t('problem.close')}
            </Button>
          </div>
        </div>
      ) : (
        <ProblemForm
          lead={t('problem.lead', { number: row.number, module: moduleName(row) })}
          attempt={attempt}
          place={{ module: row.module, question: row.question }}
          onSent={() => {
            setIsSent(true);
            onSent();
          }}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
