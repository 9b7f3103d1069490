import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './entered-field.module.css';
import { EntryPreview } from './entry-preview.tsx';
import { entryRefusal, type EntryRefusal } from './entry-refusal.ts';

const rules = ['decimal', 'mixed', 'long'] as const;

/** What is to be typed stands between tags, and every second piece is one: far less code than a parser of them. */
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
  /** Empty while nothing is entered. */
  answer: string;
  /** Every entry that may stand in the field, also an unfinished one; empty when it was cleared. */
  onAnswer: (answer: string) => void;
}

/** Five characters, and a minus sign. */
const room = (answer: string): number => (answer.startsWith('-') ? 6 : 5);

/** The other minus signs that phones type mean the same. */
const cleaned = (typed: string): string => typed.trim().replace(/^[−–]/, '-');

/** Takes only what could be an answer, says why it refused the rest, and shows how the entry will be read. */
export function EnteredField({ answer, onAnswer }: Props) {
  const { t } = useTranslation('attempts/player/question');
  const id = useId();
  const [refusal, setRefusal] = useState<EntryRefusal>();
  // While somebody types, the field itself knows best: on a slow device the attempt may follow a key later.
  const [typing, setTyping] = useState<string>();
  const shown = typing ?? answer;

  const mayHold = (candidate: string): boolean => {
    const found = entryRefusal(candidate);
    // Without its comma 3,5 has become 35: the hint stays until that is mended.
    const isStillMeant = refusal === 'comma' && candidate !== '' && !/[./]/.test(candidate);
    setRefusal(found ?? (isStillMeant ? 'comma' : undefined));
    return found === undefined;
  };
  const field = useEntryMask((candidate) => mayHold(candidate.trimStart()));
  const change = (typed: string): void => {
    const candidate = cleaned(typed);
    if (!mayHold(candidate) || candidate === shown) return;
    setTyping(candidate);
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
            value={shown}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setTyping(undefined)}
            aria-describedby={`${id}-count ${id}-rules`}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
          />
        </div>
        <EntryPreview entry={shown} />
      </div>
      <p id={`${id}-count`} className={classes.count}>
        {t('entry.count', { used: shown.length, room: room(shown) })}
      </p>
      {/* Always here, so that readers hear when something comes in. */}
      <output className={classes.refusal} data-refusal={refusal}>
        {refusal && t(`entry.refusal.${refusal}`)}
      </output>
      <EntryRules id={`${id}-rules`} />
    </div>
  );
}

/**
 * Asks before each character whether the field may hold what would then stand in it. Refusing here leaves the caret where it
 * is. Some keyboards let nothing be refused beforehand; what they type comes to `onChange`, which asks again.
 */
function useEntryMask(mayHold: (candidate: string) => boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(mayHold);
  useEffect(() => {
    latest.current = mayHold;
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const ask = (event: InputEvent): void => {
      if (event.data === null || !event.cancelable) return;
      const start = input.selectionStart ?? input.value.length;
      const end = input.selectionEnd ?? start;
      const candidate = input.value.slice(0, start) + event.data + input.value.slice(end);
      if (!latest.current(candidate)) event.preventDefault();
    };
    input.addEventListener('beforeinput', ask);
    return () => input.removeEventListener('beforeinput', ask);
  }, []);
  return field;
}
