import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './files.module.css';

interface Props {
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Wraps the field of a message: files dropped on it or pasted into it are attached. A pasted screenshot has no name, so it is
 * named by its time.
 */
export function FileDrop({ onFiles, children }: Props) {
  const { t } = useTranslation('tickets/conversation');
  const { time } = useFormat();
  const [isOver, setOver] = useState(false);

  const hover = (event: DragEvent, isInside: boolean): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(isInside);
  };

  function drop(event: DragEvent): void {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  function paste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    // Text copied from a document comes with a picture of itself, which is not wanted.
    if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    const now = time(Date.now()).replace(':', '-');
    onFiles(
      files.map((file) => (isNameless(file) ? withName(file, t('files.pasted', { now })) : file)),
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button to choose a file does the same
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) hover(event, false);
      }}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      {isOver && <div className={classes.over}>{t('files.dropHere')}</div>}
    </div>
  );
}

/** The name that browsers give a pasted picture. */
const isNameless = ({ name }: File): boolean => /^image\.\w+$/i.test(name);

function withName(file: File, name: string): File {
  const ending = file.name.split('.').pop() ?? 'png';
  return new File([file], `${name}.${ending}`, { type: file.type });
}
