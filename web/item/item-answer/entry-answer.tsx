import { fitsField, readEntry } from '@bac/exam/item/entered-response.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalText } from '../item-text/decimal-text.ts';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './entry-answer.module.css';

interface Props {
  /** Empty while nothing is entered. */
  answer: string;
  isLocked: boolean;
  /** Called with null when the field is cleared. */
  onAnswer: (answer: string | null) => void;
}

/** Phones type other minus signs, which mean the same. */
const normalizeEntry = (typed: string): string => typed.trim().replace(/^[−–]/, '-');

/** The field for an entered response: accepts only valid input and shows how it is read. */
export function EntryAnswer({ answer, isLocked, onAnswer }: Props) {
  const { t } = useTranslation('item/item-answer');
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const value = readEntry(answer);
  const change = (typed: string): void => {
    const entry = normalizeEntry(typed);
    setRefused(!fitsField(entry));
    if (fitsField(entry)) onAnswer(entry === '' ? null : entry);
  };
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {t('entry.label')}
      </label>
      <Row gap={16}>
        <input
          id={id}
          className={classes.field}
          value={answer}
          onChange={(event) => change(event.currentTarget.value)}
          readOnly={isLocked}
          aria-describedby={`${id}-rule`}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
        />
        <output className={classes.reading} htmlFor={id}>
          {value && t('entry.readAs', { number: decimalText(value).text })}
        </output>
      </Row>
      <Muted id={`${id}-rule`} className={classes.rule} data-refused={isRefused || undefined}>
        {t('entry.rule')}
      </Muted>
    </div>
  );
}
