import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './entered-field.module.css';
import { EntryPreview } from './entry-preview.tsx';
import { entryRefusal, type EntryRefusal } from './entry-refusal.ts';

const rules = ['decimal', 'mixed', 'long'] as const;

/** Splits a rule at its `<entry>` tags: every second piece is an example entry. A parser would be far more code. */
const pieces = (rule: string): string[] => rule.split(/<\/?entry>/);

function EntryRules({ id }: { id: string }) {
  const { t } = useTranslation('attempts/player/question');
  return (
    <ul id={id} className={classes.rules}>
      {rules.map((rule) => (
        <li key={rule}>
          {pieces(t(`entry.rule.${rule}`)).map((piece, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- a rule never changes its order
            index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  /** Empty if nothing is entered. */
  answer: string;
  /** Gets every entry that the field accepts, even an unfinished one, and an empty one when it is cleared. */
  onAnswer: (answer: string) => void;
}

/** The limit is five characters, plus a minus sign. */
const maxLength = (answer: string): number => (answer.startsWith('-') ? 6 : 5);

/** Replaces the other minus signs that phones type. */
const normalize = (typed: string): string => typed.trim().replace(/^[−–]/, '-');

/** Accepts only characters that can be part of an answer, explains why it refuses others, and shows how the entry will be read. */
export function EnteredField({ answer, onAnswer }: Props) {
  const { t } = useTranslation('attempts/player/question');
  const id = useId();
  const [refusal, setRefusal] = useState<EntryRefusal>();
  // While the student types, the field holds the value: on a slow device the attempt may lag behind the keys.
  const [draft, setDraft] = useState<string>();
  const value = draft ?? answer;

  const canHold = (candidate: string): boolean => {
    const found = entryRefusal(candidate);
    // Without its comma 3,5 has become 35, so the hint stays until the entry has a point or a slash.
    const isHintNeeded = refusal === 'comma' && candidate !== '' && !/[./]/.test(candidate);
    setRefusal(found ?? (isHintNeeded ? 'comma' : undefined));
    return found === undefined;
  };
  const field = useEntryMask((candidate) => canHold(candidate.trimStart()));
  const change = (typed: string): void => {
    const candidate = normalize(typed);
    if (!canHold(candidate) || candidate === value) return;
    setDraft(candidate);
    onAnswer(candidate);
  };

  return (
    <div className={classes.entry}>
      <div className={classes.fields}>
        <div>
          <label className={classes.label} htmlFor={id}>
            {t('entry.label')}
          </label>
          <input
            ref={field}
            id={id}
            className={classes.field}
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setDraft(undefined)}
            aria-describedby={`${id}-count ${id}-rules`}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
          />
        </div>
        <EntryPreview entry={value} />
      </div>
      <p id={`${id}-count`} className={classes.count}>
        {t('entry.count', { used: value.length, room: maxLength(value) })}
      </p>
      {/* Always rendered, so that screen readers announce its changes. */}
      <output className={classes.refusal} data-refusal={refusal}>
        {refusal && t(`entry.refusal.${refusal}`)}
      </output>
      <EntryRules id={`${id}-rules`} />
    </div>
  );
}

/**
 * Checks before each character whether the field can hold the resulting entry. Refusing at this point leaves the caret where it
 * is. Some keyboards send no cancelable event; `onChange` checks their input again.
 */
function useEntryMask(canHold: (candidate: string) => boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(canHold);
  useEffect(() => {
    latest.current = canHold;
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const onBeforeInput = (event: InputEvent): void => {
      if (event.data === null || !event.cancelable) return;
      const start = input.selectionStart ?? input.value.length;
      const end = input.selectionEnd ?? start;
      const candidate = input.value.slice(0, start) + event.data + input.value.slice(end);
      if (!latest.current(candidate)) event.preventDefault();
    };
    input.addEventListener('beforeinput', onBeforeInput);
    return () => input.removeEventListener('beforeinput', onBeforeInput);
  }, []);
  return field;
}
