import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import classes from './dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  /** Names what it is about: "Delete this draft?" */
  title: string;
  children: ReactNode;
  /** Repeats the effect: "Delete the draft", never "OK". */
  confirmLabel: string;
  /** Says what goes on instead, where "Cancel" could be read as the opposite: "Keep working". */
  cancelLabel?: string;
  /** Destroys something: the button that confirms is red. */
  isDanger?: boolean;
  /** The focus starts on the button that does no harm; always so where it is dangerous. */
  startsOnCancel?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Open as long as it is on the page, so that a screen can load it with `lazy` when it is first needed.
 * The focus goes back to where it was.
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
