import type { ReviewedQuestion } from '@bac/contract/results/results.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { StepButtons } from '../../steps/step-buttons.tsx';
import type { OpenedProps } from '../list/rows-props.ts';
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

interface Props extends OpenedProps {
  row: DetailRow;
}

const lines = 7;

/** The question as the student saw it, its explanation, and the student's entry in the error log. */
export function OpenedQuestion({ attempt, row, ...steps }: Props) {
  const { module, question } = row;
  const { t } = useTranslation('results/detailed');
  const reply = useQuery('GET /results/:attempt/questions', {
    params: { attempt },
    query: { module, question },
  });
  return (
    <div className={classes.opened}>
      <Row justify="between" gap={10} className={classes.steps}>
        <StepButtons {...steps} />
        {isMissed(row) && (
          <LinkButton to={`/test-results/${attempt}/redo#${row.id}`} variant="default">
            {t('open.redo')}
          </LinkButton>
        )}
      </Row>
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
      <Row className={classes.steps}>
        <StepButtons {...steps} />
      </Row>
    </div>
  );
}

interface PartsProps extends Pick<Props, 'attempt' | 'row'> {
  question: ReviewedQuestion;
}

function Parts({ attempt, row, question }: PartsProps) {
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
