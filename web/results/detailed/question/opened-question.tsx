import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { PrerenderedFormulas } from '../../../item/item-text/prerendered-formulas.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { MistakePart } from './mistake-part.tsx';
import classes from './question.module.css';
import { ProblemPart } from './problem-part.tsx';
import type { DetailRow } from '../list/rows.ts';
import { SeenQuestion } from './seen-question.tsx';
import { WhyPart } from './why-part.tsx';

interface Props {
  attempt: string;
  row: DetailRow;
}

const lines = 7;

/** The question as the student saw it, its explanation, and the student's entry in the error log. */
export function OpenedQuestion({ attempt, row }: Props) {
  const { module, question } = row;
  const { t } = useTranslation('results/detailed');
  const reply = useQuery('GET /results/:attempt/questions', {
    params: { attempt },
    query: { module, question },
  });
  return (
    <div className={classes.opened}>
      <Loaded reply={reply} lines={lines} isInCard>
        {({ questions: [found], formulas }) =>
          found ? (
            <PrerenderedFormulas value={formulas}>
              <Suspense fallback={<LoadingState lines={lines} />}>
                <Parts attempt={attempt} row={row} question={found} />
              </Suspense>
            </PrerenderedFormulas>
          ) : (
            <p>{t('open.gone')}</p>
          )
        }
      </Loaded>
    </div>
  );
}

function Parts({ attempt, row, question }: Props & { question: ReviewedQuestion }) {
  return (
    <div className={classes.parts}>
      <SeenQuestion question={question} isMarked={row.isMarked} />
      <Stack className={classes.side}>
        <WhyPart question={question} />
        {question.mistake && <MistakePart item={question.item.id} mistake={question.mistake} />}
        <ProblemPart attempt={attempt} row={row} isReported={question.isReported} />
      </Stack>
    </div>
  );
}
