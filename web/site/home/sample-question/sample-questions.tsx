import { useState } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { KnownFormulas } from '../../../item/item-text/known-formulas.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SampleQuestionCard } from './sample-question-card.tsx';

/** Questions to try, one at a time and round again. */
export function SampleQuestions() {
  const reply = useQuery('GET /sample-questions');
  // Counts on, so that a question met again begins anew.
  const [turn, setTurn] = useState(0);
  return (
    <Loaded reply={reply} lines={8}>
      {({ questions, formulas }) => {
        const place = turn % questions.length;
        const sample = questions[place];
        return (
          sample && (
            <KnownFormulas value={formulas}>
              <SampleQuestionCard
                key={turn}
                sample={sample}
                number={place + 1}
                total={questions.length}
                takesFocus={turn > 0}
                onNext={() => setTurn(turn + 1)}
              />
            </KnownFormulas>
          )
        );
      }}
    </Loaded>
  );
}
