import { Alert, Button, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import dialog from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import classes from './reason-dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

interface Reason {
  label: string;
  description: string;
  value: string;
  onChange: (reason: string) => void;
  maxLength: number;
  rows?: number;
  /** Nothing can be confirmed while the field is empty. */
  isRequired?: boolean;
  /** Shows the description below the field, next to the number of characters. */
  hasCounter?: boolean;
}

interface Props {
  title: string;
  size?: number;
  /** Above the reason: paragraphs that say what will happen, and further fields. */
  children: ReactNode;
  reason: Reason;
  /** Further fields below the reason. */
  below?: ReactNode;
  /** Next to the buttons, such as that the action is recorded. */
  note?: string;
  confirmLabel: string;
  /** Colors the confirm button red. */
  isDanger?: boolean;
  /** False while something other than the reason is missing. */
  canConfirm?: boolean;
  /** The element that gets the focus first. Without it, a child sets `data-autofocus` itself. */
  startsOn?: 'reason' | 'cancel';
  isBusy: boolean;
  error?: string | undefined;
  /** Receives the trimmed reason. */
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for confirmation and for the reason of an action. Open as long as it is mounted; returns the focus on closing. */
export function ReasonDialog(props: Props) {
  const { title, size = 520, reason, isDanger = false, canConfirm = true, isBusy } = props;
  const { t } = useTranslation('ui');
  useFocusReturn();
  const trimmed = reason.value.trim();
  const isMissing = reason.isRequired === true && trimmed === '';
  return (
    <Dialog title={title} size={size} isBusy={isBusy} onClose={props.onClose}>
      <div className={classes.body}>
        {props.children}
        <ReasonField {...reason} hasFocus={props.startsOn === 'reason'} />
        {props.below}
        {props.error !== undefined && (
          <Alert color="lotus" variant="light" role="alert">
            {props.error}
          </Alert>
        )}
      </div>
      <div className={`${dialog.buttons} ${classes.foot}`}>
        {props.note !== undefined && <span className={classes.note}>{props.note}</span>}
        <Button
          variant="default"
          disabled={isBusy}
          onClick={props.onClose}
          data-autofocus={props.startsOn === 'cancel' || undefined}
        >
          {t('cancel')}
        </Button>
        <Button
          {...(isDanger ? { color: 'lotus' } : {})}
          loading={isBusy}
          disabled={isMissing || !canConfirm}
          onClick={() => props.onConfirm(trimmed)}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}

function ReasonField({ hasFocus, ...reason }: Reason & { hasFocus: boolean }) {
  const { label, description, value, maxLength, rows = 3, hasCounter = false } = reason;
  return (
    <Textarea
      name="reason"
      label={label}
      description={
        hasCounter ? (
          <span className={classes.hint}>
            <span>{description}</span>
            <span>{`${value.length} / ${maxLength}`}</span>
          </span>
        ) : (
          description
        )
      }
      {...(hasCounter ? { inputWrapperOrder: ['label', 'input', 'description'] } : {})}
      rows={rows}
      maxLength={maxLength}
      required={reason.isRequired ?? false}
      withAsterisk={false}
      data-autofocus={hasFocus || undefined}
      value={value}
      onChange={({ currentTarget }) => reason.onChange(currentTarget.value)}
    />
  );
}
