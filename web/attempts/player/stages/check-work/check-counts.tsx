import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import { useTranslation } from 'react-i18next';
import classes from './check-grid.module.css';
import { isAnswered } from '../start/first-look-order.ts';

export function CheckCounts({ questions }: { questions: QuestionState[] }) {
  const { t } = useTranslation('attempts/player/stages');
  const answered = questions.filter(isAnswered).length;
  const counts = {
    answered,
    unanswered: questions.length - answered,
    marked: questions.filter(({ isMarked }) => isMarked).length,
  };
  return (
    <ul className={classes.counts}>
      {(['answered', 'unanswered', 'marked'] as const).map((kind) => (
        <li key={kind} className={classes.count} data-kind={kind}>
          <strong>{counts[kind]}</strong> {t(`check.${kind}`, { count: counts[kind] })}
        </li>
      ))}
    </ul>
  );
}
