import { useState } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { PrerenderedFormulas } from '../../../item/item-text/prerendered-formulas.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SampleQuestionCard } from './sample-question-card.tsx';

/** Sample questions, one at a time in an endless loop. */
export function SampleQuestions() {
  const reply = useQuery('GET /sample-questions');
  // Counts up as the key, so that a repeated question starts again.
  const [turn, setTurn] = useState(0);
  return (
    <Loaded reply={reply} lines={8}>
      {({ questions, formulas }) => {
        const index = turn % questions.length;
        const sample = questions[index];
        return (
          sample && (
            <PrerenderedFormulas value={formulas}>
              <SampleQuestionCard
                key={turn}
                sample={sample}
                number={index + 1}
                total={questions.length}
                takesFocus={turn > 0}
                onNext={() => setTurn(turn + 1)}
              />
            </PrerenderedFormulas>
          )
        );
      }}
    </Loaded>
  );
}
