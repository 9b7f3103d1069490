import { Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  note: string;
  onSave: (note: string) => void;
}

const longest = 1000;
const restsFor = 1000;

/** Saves by itself when the writing rests, and when it is left in whatever way. */
export function NoteField({ note, onSave }: Props) {
  const { t } = useTranslation('results/detailed');
  const [text, setText] = useState(note);
  const saved = useRef(note);
  const save = (latest: string): void => {
    if (latest === saved.current) return;
    saved.current = latest;
    onSave(latest);
  };
  const saveSoon = useEffectEvent(save);
  const saveAtLast = useEffectEvent(() => save(text));
  useEffect(() => {
    const timer = setTimeout(() => saveSoon(text), restsFor);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => saveAtLast(), []);
  return (
    <Textarea
      label={t('mistake.note')}
      rows={3}
      maxLength={longest}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => save(text)}
    />
  );
}
