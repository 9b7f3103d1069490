import { useTranslation } from 'react-i18next';
import classes from './seen-question.module.css';

interface Props {
  highlights: number;
  eliminated: number;
  isMarked: boolean;
}

/** What the student left on the question, counted. */
export function SeenMarks({ highlights, eliminated, isMarked }: Props) {
  const { t } = useTranslation('results/detailed');
  const marks = [
    highlights > 0 && t('marks.highlights', { count: highlights }),
    eliminated > 0 && t('marks.eliminated', { count: eliminated }),
    isMarked && t('marks.marked'),
  ].filter((mark) => mark !== false);
  return (
    <p className={classes.marks}>
      {marks.length === 0 ? t('marks.none') : t('marks.yours', { marks: marks.join(', ') })}
    </p>
  );
}
