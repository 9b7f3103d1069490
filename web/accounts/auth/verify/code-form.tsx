import '@mantine/core/styles/PinInput.css';
import { Button, PinInput } from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './verify.module.css';

const codeLength = 6;

interface Props {
  isChecking: boolean;
  /** The code typed before this one was wrong. */
  isRefused: boolean;
  problem: string | undefined;
  onEdit: () => void;
  onVerify: (code: string) => void;
}

export function CodeForm({ isChecking, isRefused, problem, onEdit, onVerify }: Props) {
  const { t } = useTranslation('accounts/auth/verify');
  const [code, setCode] = useState('');
  // Our own id: Mantine changes its generated one after the first paint, which recreates the boxes without focus.
  const boxesId = useId();
  const hintId = useId();
  const firstBox = useRef<HTMLInputElement>(null);
  const missing = codeLength - code.length;

  // The boxes are recreated after a refused code, and the person wants to type again.
  useEffect(() => firstBox.current?.focus(), []);

  function edit(value: string): void {
    setCode(value);
    onEdit();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onVerify(code);
  }

  /** A form with a disabled button ignores Enter, so a toast says why. */
  function explainEnter({ key }: KeyboardEvent): void {
    if (key !== 'Enter' || missing === 0) return;
    void showToast('warning', t('otp.incomplete'), { id: 'otp.incomplete' });
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <PinInput
        id={boxesId}
        length={codeLength}
        type="number"
        placeholder=" "
        ref={firstBox}
        readOnly={isChecking}
        error={isRefused && problem !== undefined}
        classNames={{ root: classes.boxes, pinInput: classes.box, input: classes.digit }}
        aria-label={t('code')}
        aria-describedby={hintId}
        getInputProps={(index) => ({ 'aria-label': t('digit', { place: index + 1 }) })}
        onKeyDown={explainEnter}
        onChange={edit}
      />
      <Muted
        id={hintId}
        size="md"
        className={classes.hint}
        data-problem={problem !== undefined || undefined}
      >
        {problem ?? (missing === 0 ? t('complete') : t('digitsToGo', { count: missing }))}
      </Muted>
      <Button type="submit" size="md" fullWidth disabled={missing > 0} loading={isChecking}>
        {t('verify')}
      </Button>
    </form>
  );
}
