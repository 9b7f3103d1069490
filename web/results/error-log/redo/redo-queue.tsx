import type { TryResult as Graded, Mistake } from '@bac/contract/results/mistakes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../api/client.ts';
import { MathTools } from '../../../attempts/math-tools/math-tools.tsx';
import { PrerenderedFormulas } from '../../../item/item-text/prerendered-formulas.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RedoQuestion } from '../../redo/question/redo-question.tsx';
import { TryResult } from '../../redo/question/try-result.tsx';
import { useTries } from '../../redo/question/use-tries.ts';
import { NothingDue, RedoDone } from './redo-done.tsx';

interface Props {
  due: Reply<'GET /mistakes/due'>;
  mistakes: Mistake[];
  now: number;
  onChecked: (item: string, after: Graded) => void;
  onMore: () => void;
  isLoadingMore: boolean;
}

/** The next due date, including questions just answered on this page. */
function nextDay(mistakes: Mistake[], now: number): string | null {
  const days = mistakes.flatMap(({ dueAt }) =>
    dueAt !== null && Date.parse(dueAt) > now ? [dueAt] : [],
  );
  return days.toSorted()[0] ?? null;
}

/** Today's questions, one at a time. */
export function RedoQueue({ due, mistakes, now, onChecked, onMore, isLoadingMore }: Props) {
  const { t } = useTranslation('results/redo');
  const [index, setIndex] = useState(0);
  const tries = useTries<Graded>(
    (item, body) => call('POST /mistakes/:item/tries', { params: { item }, body, quiet: true }),
    onChecked,
  );
  const { questions, formulas } = due;
  const item = questions[index];
  const nextAt = nextDay(mistakes, now) ?? due.nextAt;
  if (questions.length === 0) return <NothingDue nextAt={nextAt} />;
  if (!item) {
    const results = questions.flatMap(({ id }) => {
      const current = tries.tryOf(id);
      return current.state === 'checked' ? [current.graded.isRight] : [];
    });
    return (
      <RedoDone
        results={results}
        left={due.due - questions.length}
        nextAt={nextAt}
        onMore={onMore}
        isLoadingMore={isLoadingMore}
      />
    );
  }
  const current = tries.tryOf(item.id);
  const note = mistakes.find((mistake) => mistake.item === item.id)?.note ?? '';
  const goOn = (): void => setIndex(index + 1);
  return (
    <PrerenderedFormulas value={formulas}>
      <MathTools section={item.section}>
        <RedoQuestion
          key={item.id}
          item={item}
          number={index + 1}
          total={questions.length}
          current={current}
          // The first question leaves the focus where it is; the next ones take it.
          takesFocus={index > 0}
          onAnswer={(answer) => tries.answer(item.id, answer)}
          onSend={(answer) => void tries.send(item.id, answer)}
          onSkip={goOn}
        >
          {current.state === 'checked' && (
            <TryResult
              graded={current.graded}
              answer={current.answer}
              mistake={{ ...current.graded, note }}
              actions={
                <Button onClick={goOn}>
                  {index + 1 === questions.length ? t('finish') : t('next')}
                </Button>
              }
            />
          )}
        </RedoQuestion>
      </MathTools>
    </PrerenderedFormulas>
  );
}
