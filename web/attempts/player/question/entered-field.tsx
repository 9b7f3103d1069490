import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './entered-field.module.css';
import { EntryPreview } from './entry-preview.tsx';
import { entryRefusal, type EntryRefusal } from './entry-refusal.ts';
import { EntryRules } from './entry-rules.tsx';
import { useEntryMask } from './use-entry-mask.ts';

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
