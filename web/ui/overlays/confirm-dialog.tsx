import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import classes from './dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  /** Asks about the thing by name: "Delete this draft?" */
  title: string;
  children: ReactNode;
  /** States the effect: "Delete the draft", never "OK". */
  confirmLabel: string;
  /** Replaces "Cancel" where that could be misread as the action: "Keep working". */
  cancelLabel?: string;
  /** The action is destructive: the confirm button is red. */
  isDanger?: boolean;
  /** The cancel button has the focus first; the default for dangerous actions. */
  startsOnCancel?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Open as long as it is mounted, so that a screen can load it with `lazy` when it is first needed.
 * Returns the focus on closing.
 */
export function ConfirmDialog(props: Props) {
  const { title, children, confirmLabel, cancelLabel, isDanger = false, isBusy = false } = props;
  const { startsOnCancel = isDanger } = props;
  const { t } = useTranslation('ui');
  useFocusReturn();
  return (
    <Dialog title={title} isBusy={isBusy} onClose={props.onCancel}>
      <div className={classes.text}>{children}</div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={props.onCancel}
          data-autofocus={startsOnCancel || undefined}
        >
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button
          {...(isDanger ? { color: 'lotus' } : {})}
          loading={isBusy}
          onClick={props.onConfirm}
          data-autofocus={!startsOnCancel || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
