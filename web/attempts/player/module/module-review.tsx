import type { ModuleState } from '@bac/exam/attempt/attempt.ts';
import { nextModule } from '@bac/exam/attempt/plan.ts';
import { useCallback, useState } from 'react';
import type { Player } from '../player.ts';
import { CheckYourWork } from '../stages/check-work/check-your-work.tsx';
import { isAnswered } from '../stages/start/first-look-order.ts';
import { needsConfirmation } from '../stages/start/needs-confirmation.ts';
import { SubmitDialog } from '../stages/check-work/submit-dialog.tsx';

interface Props {
  player: Player;
  open: ModuleState;
  heading: string;
  onGo: (question: number) => void;
}

/** The check page of a module, before it is submitted. */
export function ModuleReview({ player, open, heading, onGo }: Props) {
  const { attempt, items, now } = player;
  const { plan, chosen } = attempt;
  const { deadline, questions } = open;
  const moduleNumber = plan.modules[open.module]?.part ?? 1;
  const next = nextModule(plan, chosen, open.module);
  const isLast = next === undefined;
  // A section has a second module only if its first one decides which.
  const isRouting = !isLast && plan.modules[next]?.section === plan.modules[open.module]?.section;
  const unanswered = questions.filter((question) => !isAnswered(question)).length;
  const [isAsking, setAsking] = useState(false);
  const stopAsking = useCallback(() => setAsking(false), []);
  const submit = (): void => void player.send({ type: 'submitted', module: open.module });
  return (
    <>
      <CheckYourWork
        heading={heading}
        moduleNumber={moduleNumber}
        questions={questions}
        items={items}
        isLast={isLast}
        onGo={onGo}
        onSubmit={() => {
          if (needsConfirmation({ unanswered, ms: deadline - now() })) setAsking(true);
          else submit();
        }}
      />
      {isAsking && (
        <SubmitDialog
          moduleNumber={moduleNumber}
          isLast={isLast}
          isRouting={isRouting}
          unanswered={unanswered}
          deadline={deadline}
          now={now}
          onConfirm={() => {
            stopAsking();
            submit();
          }}
          onClose={stopAsking}
        />
      )}
    </>
  );
}
