import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import { useTranslation } from 'react-i18next';
import classes from './check-grid.module.css';
import { isAnswered } from '../start/first-look-order.ts';

interface Props {
  questions: QuestionState[];
  onGo: (question: number) => void;
}

/** One cell per question: filled if it is answered, dashed if not, with a ribbon if it is marked. */
export function CheckGrid({ questions, onGo }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  return (
    <ol className={classes.grid}>
      {questions.map((question, index) => {
        const name = [
          t('check.question', { number: index + 1 }),
          t(isAnswered(question) ? 'check.isAnswered' : 'check.isUnanswered'),
          ...(question.isMarked ? [t('check.isMarked')] : []),
        ];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a question is identified by its index
          <li key={index}>
            <button
              type="button"
              className={classes.cell}
              data-answered={isAnswered(question) || undefined}
              data-marked={question.isMarked || undefined}
              aria-label={name.join(', ')}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
