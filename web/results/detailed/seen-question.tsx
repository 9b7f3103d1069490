import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePainted } from '../../item/highlights/use-painted.ts';
import { ItemPassages } from '../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../item/item-answer/item-stem.tsx';
import { SeenChoices } from './seen-choices.tsx';
import { SeenEntry } from './seen-entry.tsx';
import { SeenMarks } from './seen-marks.tsx';
import { SeenNotes } from './seen-notes.tsx';
import classes from './seen-question.module.css';

interface Props {
  question: ReviewedQuestion;
  isMarked: boolean;
}

/** The item as it was on the screen, with what the student did to it, and what was right. */
export function SeenQuestion({ question, isMarked }: Props) {
  const { item, highlights, eliminated } = question;
  const { t } = useTranslation('results/detailed');
  const title = useId();
  const [text, setText] = useState<HTMLElement | null>(null);
  usePainted(text, highlights);
  return (
    <section className={classes.seen} aria-labelledby={title}>
      <header className={classes.header}>
        <h3 id={title} className={classes.title}>
          {t('open.seen')}
        </h3>
        <SeenMarks
          highlights={highlights.length}
          eliminated={eliminated.length}
          isMarked={isMarked}
        />
      </header>
      <div ref={setText} className={classes.text}>
        <ItemPassages item={item} />
        <div>
          <ItemStem item={item} />
        </div>
        {item.response.kind === 'choice' ? (
          <SeenChoices question={question} choices={item.response.choices} />
        ) : (
          <SeenEntry question={question} />
        )}
      </div>
      <SeenNotes highlights={highlights} />
    </section>
  );
}
