import type { QuestionState } from '@bac/exam/attempt/attempt.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './first-look.module.css';
import grid from '../check-work/check-grid.module.css';
import { firstLookOrder, firstNote, isAnswered } from './first-look-order.ts';
import { plainText } from '../plain-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';

interface Props {
  questions: QuestionState[];
  items: StudentView[];
  onGo: (question: number) => void;
}

const maxRows = 4;

/** The questions to look at before submitting: their state, and the student's note or the start of the stem. */
export function FirstLook({ questions, items, onGo }: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const { rows, rest } = firstLookOrder(questions, maxRows);

  const stateText = ({ answer, isMarked }: QuestionState): string => {
    if (answer !== undefined) return t('check.answerMarked', { answer });
    return t(isMarked ? 'check.noAnswerMarked' : 'check.noAnswer');
  };
  return (
    <Card title={t('check.first')} titleLevel={2}>
      {rows.length === 0 && <p className={classes.nothing}>{t('check.nothing')}</p>}
      <ul className={classes.rows}>
        {rows.map((index) => {
          const question = questions[index]!;
          const note = firstNote(question);
          return (
            <li key={index}>
              <PlainButton className={classes.row} onClick={() => onGo(index)}>
                <span
                  className={grid.cell}
                  data-size="small"
                  data-answered={isAnswered(question) || undefined}
                  data-marked={question.isMarked || undefined}
                >
                  {index + 1}
                </span>
                <span className={classes.words}>
                  <span className={classes.standing}>{stateText(question)}</span>
                  {note === undefined ? (
                    <span className={classes.excerpt} lang="en">
                      {plainText(items[index]?.stem ?? '')}
                    </span>
                  ) : (
                    <span className={classes.excerpt}>{t('check.note', { note })}</span>
                  )}
                </span>
                <IconChevronRight size={18} aria-hidden />
              </PlainButton>
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <p className={classes.rest}>
          {t('check.rest')}
          {rest.map((index) => (
            <PlainButton
              key={index}
              className={classes.number}
              aria-label={t('check.question', { number: index + 1 })}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </PlainButton>
          ))}
        </p>
      )}
    </Card>
  );
}
