import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { canPaint } from '../../../item/highlights/paint.ts';
import { usePaintedHighlights } from '../../../item/highlights/use-painted.ts';
import { ItemPassages } from '../../../item/item-answer/item-passages.tsx';
import { ItemStem } from '../../../item/item-answer/item-stem.tsx';
import { SeenChoices } from './seen-choices.tsx';
import { SeenEntry } from './seen-entry.tsx';
import classes from './question.module.css';

interface Props {
  question: ReviewedQuestion;
  isMarked: boolean;
}

/** The item as the student saw it, with the student's marks and answer, and the key. */
export function SeenQuestion({ question, isMarked }: Props) {
  const { item, highlights, eliminated } = question;
  const { t } = useTranslation('results/detailed');
  const title = useId();
  const [text, setText] = useState<HTMLElement | null>(null);
  usePaintedHighlights(text, highlights);
  return (
    <Stack as="section" className={classes.seen} aria-labelledby={title}>
      <Row as="header" align="baseline" justify="between" gap={4}>
        <h3 id={title} className={classes.title}>
          {t('open.seen')}
        </h3>
        <SeenMarks
          highlights={highlights.length}
          eliminated={eliminated.length}
          isMarked={isMarked}
        />
      </Row>
      <Stack ref={setText} gap={20} className={classes.text}>
        <ItemPassages item={item} />
        <div>
          <ItemStem item={item} />
        </div>
        {item.response.kind === 'choice' ? (
          <SeenChoices question={question} choices={item.response.choices} />
        ) : (
          <SeenEntry question={question} />
        )}
      </Stack>
      <SeenNotes highlights={highlights} />
    </Stack>
  );
}

interface SeenMarksProps {
  highlights: number;
  eliminated: number;
  isMarked: boolean;
}

/** Counts the highlights, crossed-out choices and marks of the student. */
function SeenMarks({ highlights, eliminated, isMarked }: SeenMarksProps) {
  const { t } = useTranslation('results/detailed');
  const marks = [
    highlights > 0 && t('marks.highlights', { count: highlights }),
    eliminated > 0 && t('marks.eliminated', { count: eliminated }),
    isMarked && t('marks.marked'),
  ].filter((mark) => mark !== false);
  return (
    <Muted size="md">
      {marks.length === 0 ? t('marks.none') : t('marks.yours', { marks: marks.join(', ') })}
    </Muted>
  );
}

interface SeenNotesProps {
  highlights: ReviewedQuestion['highlights'];
}

/** Notes beside the quoted text; all highlights if the browser cannot paint them. */
function SeenNotes({ highlights }: SeenNotesProps) {
  const { t } = useTranslation('results/detailed');
  const title = useId();
  const isPainted = canPaint();
  const listed = isPainted ? highlights.filter(({ note }) => note) : highlights;
  if (listed.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-labelledby={title}>
      <h4 id={title} className={classes.title}>
        {t(isPainted ? 'marks.notes' : 'marks.highlighted')}
      </h4>
      <Stack as="ul" gap={12}>
        {listed.map(({ id, quote, colour, note }) => (
          <li key={id}>
            <q lang="en" className={classes.quote} data-colour={colour}>
              {quote}
            </q>
            {note && <p className={classes.note}>{note}</p>}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
