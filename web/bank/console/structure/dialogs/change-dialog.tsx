import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import form from '../../../../ui/overlays/dialog-form.module.css';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { FieldError } from '../../../../ui/forms/field-error.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import classes from './dialogs.module.css';

interface Props {
  title: string;
  size?: number;
  saveLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  error: string | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form and one submit button. */
export function ChangeDialog({ title, size = 560, isBusy, error, ...props }: Props) {
  useFocusReturn();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    props.onSave();
  };
  return (
    <Dialog title={title} size={size} isBusy={isBusy} onClose={props.onClose}>
      <form onSubmit={submit} noValidate>
        <div className={form.fields}>
          {props.children}
          <div aria-live="polite">
            <FieldError id="change-error">{error}</FieldError>
          </div>
        </div>
        <div className={`${form.buttons} ${classes.buttons}`}>
          <Button type="submit" loading={isBusy} disabled={props.isDisabled ?? false}>
            {props.saveLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
