import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import classes from './choose-file.module.css';

interface Props {
  /** Of the field behind the button. */
  label: string;
  /** Endings and types that the chooser shows. */
  accept: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that asks for a file. */
export function ChooseFile({ label, accept, isBusy, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button loading={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        className={classes.field}
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file may be chosen again after it was mended.
          target.value = '';
        }}
      />
    </>
  );
}
