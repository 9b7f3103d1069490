import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes } from './avatar-file.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './avatar.module.css';

interface Props {
  onFile: (file: File) => void;
  /** The id of the element with the error message, if there is one. */
  errorId: string | undefined;
  children: ReactNode;
}

/** Accepts a file by drop or through the browser's file input, which is styled as a button. */
export function DropZone({ onFile, errorId, children }: Props) {
  const { t } = useTranslation('accounts/profile');
  const [isOver, setOver] = useState(false);
  const hintId = useId();

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    // Otherwise choosing the same file again would fire no change event.
    currentTarget.value = '';
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the file input below does the same
    <Row
      gap={20}
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <div className={classes.choice}>
        <label className={classes.choose}>
          {t('avatar.choose')}
          <input
            className={classes.file}
            type="file"
            accept={acceptedTypes.join()}
            onChange={choose}
            aria-describedby={errorId ? `${hintId} ${errorId}` : hintId}
          />
        </label>
        <Muted id={hintId} as="span">
          {t('avatar.hint')}
        </Muted>
      </div>
    </Row>
  );
}
