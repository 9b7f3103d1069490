import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './highlights.module.css';

interface Props {
  label: string;
  note: string;
  takesFocus?: boolean;
  onSave: (note: string) => void;
  /** If present, the editor has a button “Done”. */
  onDone?: () => void;
}

const maxNoteLength = 1000;
const saveDelayMs = 1000;

/** An editor that saves after a pause in typing, on blur and when it is unmounted. */
export function NoteEditor({ label, note, takesFocus = false, onSave, onDone }: Props) {
  const { t } = useTranslation('attempts/player/tools');
  const id = useId();
  const [text, setText] = useState(note);
  const field = useRef<HTMLTextAreaElement>(null);
  const saved = useRef(note);
  const save = (latest: string): void => {
    if (latest === saved.current) return;
    saved.current = latest;
    onSave(latest);
  };
  const saveDebounced = useEffectEvent(save);
  const saveOnUnmount = useEffectEvent(() => save(text));

  // The same note can be open in two editors. Both show the text that was saved last.
  useEffect(() => {
    if (note === saved.current) return;
    saved.current = note;
    setText(note);
  }, [note]);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const timer = setTimeout(() => saveDebounced(text), saveDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => saveOnUnmount(), []);

  return (
    <div className={classes.editor}>
      <label htmlFor={id} className={classes.editorLabel}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={classes.field}
        rows={3}
        maxLength={maxNoteLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => save(text)}
      />
      {onDone && (
        <Button size="compact-sm" className={classes.done} onClick={onDone}>
          {t('highlights.done')}
        </Button>
      )}
    </div>
  );
}
