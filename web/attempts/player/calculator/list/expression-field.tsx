import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { maxEntryLength } from '../engine/parse/read-tokens.ts';
import { FormulaLine } from '../formula/formula-line.tsx';
import { placeAt } from '../formula/place-at.ts';
import classes from './expression-field.module.css';
import { prettifyInput } from './prettify-input.ts';

interface Props {
  number: number;
  text: string;
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

/** A field whose text is drawn as mathematics while it is typed. The field itself is invisible, but keeps the text, caret and focus. */
export function ExpressionField(props: Props) {
  const { text, number } = props;
  const { t } = useTranslation('attempts/player/calculator');
  const field = useRef<HTMLInputElement>(null);
  const drawn = useRef<HTMLSpanElement>(null);
  const caret = useRef<number>(undefined);
  /** Where a selection by mouse began. */
  const anchor = useRef(0);
  const [selection, setSelection] = useState<readonly [number, number]>([text.length, text.length]);
  const readSelection = ({ selectionStart, selectionEnd }: HTMLInputElement): void =>
    setSelection([selectionStart ?? 0, selectionEnd ?? 0]);

  // Restores the caret, which React moves to the end if the text differs from the typed one.
  useLayoutEffect(() => {
    if (caret.current === undefined || !field.current) return;
    field.current.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const placeOf = ({ clientX, clientY }: MouseEvent): number =>
    drawn.current ? placeAt(drawn.current, text.length, clientX, clientY) : text.length;

  function select(from: number, to: number): void {
    field.current?.setSelectionRange(Math.min(from, to), Math.max(from, to));
    setSelection([Math.min(from, to), Math.max(from, to)]);
  }

  /** Places the caret where the drawn text was pressed; the browser would place it by the invisible one. */
  function press(event: MouseEvent): void {
    if (event.button !== 0 || text === '') return;
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
    const place = placeOf(event);
    if (!event.shiftKey) anchor.current = place;
    select(anchor.current, place);
  }

  function drag(event: PointerEvent): void {
    const isDragging = event.pointerType === 'mouse' && event.buttons === 1;
    if (isDragging && text !== '' && document.activeElement === field.current) {
      select(anchor.current, placeOf(event));
    }
  }

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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside does the same by keyboard
    <div
      className={classes.field}
      data-typeset={text !== '' || undefined}
      onMouseDown={press}
      onPointerMove={drag}
      onDoubleClick={() => select(0, text.length)}
    >
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
        onSelect={({ currentTarget }) => readSelection(currentTarget)}
        onKeyDown={props.onKeyDown}
        onChange={({ target, nativeEvent }) => {
          const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
          const next = prettifyInput(target.value, target.selectionStart ?? target.value.length);
          if (isComposing) {
            props.onText(target.value);
            readSelection(target);
          } else {
            caret.current = next.caret;
            setSelection([next.caret, next.caret]);
            props.onText(next.text);
          }
        }}
      />
      {text !== '' && <FormulaLine line={drawn} text={text} selection={selection} />}
    </div>
  );
}
