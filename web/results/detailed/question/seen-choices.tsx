import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { SeenChoice } from './seen-choice.tsx';
import classes from './choices.module.css';

interface Props {
  question: ReviewedQuestion;
  choices: Extract<StudentView['response'], { kind: 'choice' }>['choices'];
}

export function SeenChoices({ question, choices }: Props) {
  const { item, solution, answer, eliminated, shares } = question;
  const { t } = useTranslation('results/detailed');
  const key = solution.kind === 'choice' ? solution.key : undefined;
  return (
    <Stack gap={10}>
      <Stack as="ol" gap={8} aria-label={t('open.choices')}>
        {choices.map(({ id, text }) => (
          <SeenChoice
            key={id}
            id={id}
            text={text}
            figures={item.figures}
            isKey={id === key}
            isChosen={id === answer}
            isEliminated={eliminated.includes(id)}
            share={shares?.choices.find((choice) => choice.id === id)?.share}
          />
        ))}
      </Stack>
      <Muted size="md" className={classes.shares}>
        {shares ? t('open.shares', { count: shares.answers }) : t('open.tooFew')}
      </Muted>
    </Stack>
  );
}
