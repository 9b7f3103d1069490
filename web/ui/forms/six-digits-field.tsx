import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './six-digits-field.module.css';

const length = 6;

interface Props {
  label: string;
  hint: string;
  isChecking: boolean;
  /** The error of the previous code. */
  problem: ReactNode;
  onComplete: (code: string) => void;
}

/**
 * A code of an authenticator app, typed, pasted or filled in by the browser. The last digit submits it.
 * After a refused code the parent replaces the field (by `key`) with an empty one that has the focus.
 */
export function SixDigitsField({ label, hint, isChecking, problem, onComplete }: Props) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function edit(text: string): void {
    // Apps show codes as 123 456, and people paste them that way.
    const digits = text.replace(/\D/g, '').slice(0, length);
    setCode(digits);
    if (digits.length === length && digits !== code) onComplete(digits);
  }

  return (
    <TextInput
      ref={field}
      name="code"
      label={label}
      description={hint}
      value={code}
      error={problem}
      readOnly={isChecking}
      autoComplete="one-time-code"
      inputMode="numeric"
      pattern="[0-9]*"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      classNames={{ input: classes.digits }}
      onChange={({ currentTarget }) => edit(currentTarget.value)}
    />
  );
}
