import { useTranslation } from 'react-i18next';
import classes from './test-row.module.css';

interface Props {
  seen: number;
  questions: number;
}

/** How much of a test is still new to this person. */
export function SeenBar({ seen, questions }: Props) {
  const { t } = useTranslation('attempts/tests');
  const text =
    seen === 0
      ? t('row.seenNone')
      : seen === questions
        ? t('row.seenAll', { questions })
        : t('row.seenSome', { seen, unseen: questions - seen });
  return (
    <div>
      <div className={classes.seenBar} aria-hidden>
        <div className={classes.seen} style={{ width: `${(100 * seen) / questions}%` }} />
      </div>
      <p className={classes.cellText}>{text}</p>
    </div>
  );
}
