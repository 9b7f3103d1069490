import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './highlights.module.css';

interface Props {
  label: string;
  note: string;
  takesFocus?: boolean;
  onSave: (note: string) => void;
  /** A button that says so, where the editor can be left. */
  onDone?: () => void;
}

const longest = 1000;
const restsFor = 1000;

/** Saves by itself when the writing rests, and when it is left in whatever way. */
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
  const saveSoon = useEffectEvent(save);
  const saveAtLast = useEffectEvent(() => save(text));

  // The same note can be open in two places; what was saved last is what both show.
  useEffect(() => {
    if (note === saved.current) return;
    saved.current = note;
    setText(note);
  }, [note]);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    const timer = setTimeout(() => saveSoon(text), restsFor);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => saveAtLast(), []);

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
        maxLength={longest}
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
