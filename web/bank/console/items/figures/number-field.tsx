import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readNumber } from './read-number.ts';

interface Props {
  label: string;
  /** The label is for screen readers only: a table heading is visible instead. */
  isInTable?: boolean;
  value: unknown;
  isLocked: boolean;
  /** Receives undefined for an empty field, and null for text that is not a number. */
  onChange: (value: number | null | undefined) => void;
}

const toText = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** A number field that keeps unfinished input as it was typed. */
export function NumberField({ label, isInTable = false, value, isLocked, onChange }: Props) {
  const [typing, setTyping] = useState<string>();
  const text = typing ?? toText(value);
  const isWrong = text.trim() !== '' && readNumber(text) === null;
  return (
    <TextInput
      {...(isInTable ? { 'aria-label': label } : { label })}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isLocked}
      value={text}
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
