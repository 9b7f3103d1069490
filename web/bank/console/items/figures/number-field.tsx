import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readNumber } from './read-number.ts';

interface Props {
  label: string;
  /** The label is for readers: a heading says it to the eye. */
  isInTable?: boolean;
  value: unknown;
  isLocked: boolean;
  /** Undefined when the field is empty, null while what stands there is no number. */
  onChange: (value: number | null | undefined) => void;
}

const written = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** A number as one types it: while it is unfinished, it stays as it was typed. */
export function NumberField({ label, isInTable = false, value, isLocked, onChange }: Props) {
  const [typing, setTyping] = useState<string>();
  const shown = typing ?? written(value);
  const isWrong = shown.trim() !== '' && readNumber(shown) === null;
  return (
    <TextInput
      {...(isInTable ? { 'aria-label': label } : { label })}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isLocked}
      value={shown}
      error={isWrong}
      onChange={({ currentTarget }) => {
        setTyping(currentTarget.value);
        onChange(readNumber(currentTarget.value));
      }}
      onBlur={() => {
        if (!isWrong) setTyping(undefined);
      }}
    />
  );
}
