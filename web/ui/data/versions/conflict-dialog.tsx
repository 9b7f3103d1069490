import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../overlays/dialog.tsx';
import { useFocusReturn } from '../../overlays/use-focus-return.ts';
import classes from '../../overlays/dialog-form.module.css';

interface Props {
  title: string;
  /** Who saved what, and when. */
  text: string;
  /** How to read the differences. */
  legend: string;
  /** Mine against theirs. */
  children: ReactNode;
  takeLabel: string;
  onTake: () => void;
  /** Absent where theirs can't be written over. */
  keep?: { label: string; onKeep: () => void } | undefined;
  /** Where the focus goes afterwards: saving has taken it from the button. */
  saveButton?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Two have edited the same thing: nothing is overwritten until a person has seen both and chosen. */
export function ConflictDialog(props: Props) {
  const { t } = useTranslation('ui');
  useFocusReturn(props.saveButton);
  return (
    <Dialog title={props.title} size={760} onClose={props.onClose}>
      <div className={classes.fields}>
        <p className={classes.text}>{props.text}</p>
        {props.children}
        <p className={classes.text}>{props.legend}</p>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button variant="default" onClick={props.onTake}>
          {props.takeLabel}
        </Button>
        {props.keep && <Button onClick={props.keep.onKeep}>{props.keep.label}</Button>}
      </div>
    </Dialog>
  );
}
