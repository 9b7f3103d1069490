import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CauseChips } from './cause-chips.tsx';
import { ComesBack } from './comes-back.tsx';
import classes from './mistake.module.css';
import { NoteField } from './note-field.tsx';
import { useMistake } from './use-mistake.ts';

interface Props {
  item: string;
  mistake: NonNullable<ReviewedQuestion['mistake']>;
}

/** Why it was missed, in the student's own judgement, and what to remember: the entry of the error log. */
export function MistakePart({ item, mistake: initial }: Props) {
  const { t } = useTranslation(['results/detailed', 'ui']);
  const title = useId();
  const { mistake, saving, change, retry } = useMistake(item, initial);
  return (
    <section className={classes.mistake} aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {t('mistake.title')}
      </h3>
      <CauseChips
        labelledBy={title}
        cause={mistake.cause}
        suggested={mistake.suggested}
        onChoose={(cause) => change({ cause })}
      />
      <ComesBack dueAt={mistake.dueAt} />
      <NoteField note={mistake.note} onSave={(note) => change({ note })} />
      <output className={classes.saving} data-state={saving.state}>
        {saving.state === 'saving' && t('mistake.saving')}
        {saving.state === 'saved' && t('mistake.saved')}
        {saving.state === 'failed' && t('mistake.failed', { reason: saving.reason })}
      </output>
      {saving.state === 'failed' && (
        <button type="button" className={classes.retry} onClick={retry}>
          {t('ui:retry')}
        </button>
      )}
    </section>
  );
}
