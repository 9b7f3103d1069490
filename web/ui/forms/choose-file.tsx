import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import classes from './choose-file.module.css';

interface Props {
  /** The accessible name of the file input. */
  label: string;
  /** The extensions and types that the file picker shows. */
  accept: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that opens the file picker. */
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
          // Lets the same file be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </>
  );
}
