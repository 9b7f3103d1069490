import type { AfterTry, Mistake } from '@bac/contract/results/mistakes.ts';
import { useState } from 'react';
import type { Reply } from '../../../api/client.ts';
import { KnownFormulas } from '../../../item/item-text/known-formulas.ts';
import { NothingDue, RedoDone } from './redo-done.tsx';
import { RedoQuestion } from './redo-question.tsx';

interface Props {
  due: Reply<'GET /mistakes/due'>;
  mistakes: Mistake[];
  now: number;
  onTold: (item: string, after: AfterTry) => void;
  onMore: () => void;
  isLoadingMore: boolean;
}

/** When the next one comes: also one that was put off a moment ago. */
function nextDay(mistakes: Mistake[], now: number): string | null {
  const days = mistakes.flatMap(({ dueAt }) =>
    dueAt !== null && Date.parse(dueAt) > now ? [dueAt] : [],
  );
  return days.toSorted()[0] ?? null;
}

/** The questions of today, one after the other. */
export function RedoQueue({ due, mistakes, now, onTold, onMore, isLoadingMore }: Props) {
  const [place, setPlace] = useState(0);
  const [results, setResults] = useState<boolean[]>([]);
  const { questions, formulas } = due;
  const item = questions[place];
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
  const told = (after: AfterTry): void => {
    setResults([...results, after.isRight]);
    onTold(item.id, after);
  };
  return (
    <KnownFormulas value={formulas}>
      <RedoQuestion
        key={item.id}
        item={item}
        number={place + 1}
        total={questions.length}
        mistake={mistakes.find((mistake) => mistake.item === item.id)}
        // The page was opened to read; only who goes on is taken to the next question.
        takesFocus={place > 0}
        onTold={told}
        onNext={() => setPlace(place + 1)}
      />
    </KnownFormulas>
  );
}
