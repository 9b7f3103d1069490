import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../overlays/dialog.tsx';
import { useFocusReturn } from '../../overlays/use-focus-return.ts';
import classes from '../../overlays/dialog-form.module.css';

interface Props {
  title: string;
  /** Names the person who saved the other version, and the time. */
  text: string;
  /** How to read the differences. */
  legend: string;
  /** The comparison of this version with the saved one. */
  children: ReactNode;
  takeLabel: string;
  onTake: () => void;
  /** Absent if the saved version can't be overwritten. */
  keep?: { label: string; onKeep: () => void } | undefined;
  /** Gets the focus afterwards: it was disabled while saving and lost the focus. */
  saveButton?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Two people have edited the same thing: nothing is overwritten until this person has compared both versions and chosen. */
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
