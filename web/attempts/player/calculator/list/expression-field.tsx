import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Statement } from '../engine/parse/read-statement.ts';
import { maxEntryLength } from '../engine/parse/read-tokens.ts';
import classes from './expression-field.module.css';
import { prettifyInput } from './prettify-input.ts';
import { Typeset } from './typeset.tsx';

interface Props {
  number: number;
  text: string;
  statement: Statement | undefined;
  isWrong: boolean;
  /** The on-screen keypad is visible, so a phone does not open its own keyboard. */
  hasKeypad: boolean;
  describedBy: string;
  hasPlaceholder: boolean;
  fieldRef: (field: HTMLInputElement | null) => void;
  onText: (text: string) => void;
  onLines: (lines: string[]) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export function ExpressionField(props: Props) {
  const { text, statement, number } = props;
  const { t } = useTranslation('attempts/player/calculator');
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  // Restores the caret, which React moves to the end if the text differs from the typed one.
  useLayoutEffect(() => {
    if (caret.current === undefined || !field.current) return;
    field.current.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim());
    if (lines.length < 2) return;
    event.preventDefault();
    props.onLines(lines);
  }

  return (
    <div className={classes.field} data-typeset={statement !== undefined || undefined}>
      <input
        ref={(element) => {
          field.current = element;
          props.fieldRef(element);
        }}
        data-expression
        value={text}
        aria-label={t('list.entry', { number })}
        aria-describedby={props.describedBy}
        aria-invalid={props.isWrong || undefined}
        placeholder={props.hasPlaceholder ? t('list.placeholder') : undefined}
        maxLength={maxEntryLength}
        inputMode={props.hasKeypad ? 'none' : 'text'}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onPaste={paste}
        onFocus={props.onFocus}
        onKeyDown={props.onKeyDown}
        onChange={({ target, nativeEvent }) => {
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
          const next = prettifyInput(target.value, target.selectionStart ?? target.value.length);
          if (isComposing) props.onText(target.value);
          else {
            caret.current = next.caret;
            props.onText(next.text);
          }
        }}
      />
      {statement && <Typeset statement={statement} />}
    </div>
  );
}
