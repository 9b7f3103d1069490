import type { TryResult, Mistake } from '@bac/contract/results/mistakes.ts';
import { useState } from 'react';
import type { Reply } from '../../../api/client.ts';
import { PrerenderedFormulas } from '../../../item/item-text/prerendered-formulas.ts';
import { NothingDue, RedoDone } from './redo-done.tsx';
import { RedoQuestion } from './redo-question.tsx';

interface Props {
  due: Reply<'GET /mistakes/due'>;
  mistakes: Mistake[];
  now: number;
  onChecked: (item: string, after: TryResult) => void;
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
  const [index, setIndex] = useState(0);
  const [results, setResults] = useState<boolean[]>([]);
  const { questions, formulas } = due;
  const item = questions[index];
  const nextAt = nextDay(mistakes, now) ?? due.nextAt;
  if (questions.length === 0) return <NothingDue nextAt={nextAt} />;
  if (!item) {
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
  const handleChecked = (after: TryResult): void => {
    setResults([...results, after.isRight]);
    onChecked(item.id, after);
  };
  return (
    <PrerenderedFormulas value={formulas}>
      <RedoQuestion
        key={item.id}
        item={item}
        number={index + 1}
        total={questions.length}
        mistake={mistakes.find((mistake) => mistake.item === item.id)}
        // The first question leaves the focus where it is; the next ones take it.
        takesFocus={index > 0}
        onChecked={handleChecked}
        onNext={() => setIndex(index + 1)}
      />
    </PrerenderedFormulas>
  );
}
