import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { canPaint } from '../../item/highlights/paint.ts';
import classes from './seen-question.module.css';

interface Props {
  highlights: ReviewedQuestion['highlights'];
}

/** Notes beside the words they were written to; where the browser cannot paint highlights, all that was highlighted. */
export function SeenNotes({ highlights }: Props) {
  const { t } = useTranslation('results/detailed');
  const title = useId();
  const isPainted = canPaint();
  const listed = isPainted ? highlights.filter(({ note }) => note) : highlights;
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h4 id={title} className={classes.notesTitle}>
        {t(isPainted ? 'marks.notes' : 'marks.highlighted')}
      </h4>
      <ul className={classes.notes}>
        {listed.map(({ id, quote, colour, note }) => (
          <li key={id}>
            <q lang="en" className={classes.quote} data-colour={colour}>
              {quote}
            </q>
            {note && <p className={classes.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
