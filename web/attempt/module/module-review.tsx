import type { ModuleState } from '@bac/exam/attempt/attempt.ts';
import { nextModule } from '@bac/exam/attempt/plan.ts';
import type { Player } from '../player.ts';
import { CheckYourWork } from '../stages/check-your-work.tsx';

interface Props {
  player: Player;
  open: ModuleState;
  heading: string;
  onGo: (question: number) => void;
}

/** The last look at a part before it is handed in. */
export function ModuleReview({ player, open, heading, onGo }: Props) {
  const { attempt, items } = player;
  const { plan, chosen } = attempt;
  return (
    <CheckYourWork
      heading={heading}
      part={plan.modules[open.module]?.part ?? 1}
      questions={open.questions}
      items={items}
      isLast={nextModule(plan, chosen, open.module) === undefined}
      onGo={onGo}
      onSubmit={() => player.send({ type: 'submitted', module: open.module })}
    />
  );
}
