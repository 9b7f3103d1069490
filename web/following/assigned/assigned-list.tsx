import type { OwnAssignment } from '@bac/contract/following/assignments.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AssignedTest } from './assigned-test.tsx';
import { byUrgency } from './assignment-status.ts';

interface Props {
  assignments: readonly OwnAssignment[];
  now: number;
  /** The rows already stand under the name of their class. */
  isOfOneClass?: boolean;
}

export const AssignedList = ({ assignments, now, isOfOneClass = false }: Props) => (
  <Card isFlush>
    <ul>
      {assignments.toSorted(byUrgency(now)).map((assignment) => (
        <AssignedTest
          key={assignment.id}
          assignment={assignment}
          now={now}
          isOfOneClass={isOfOneClass}
        />
      ))}
    </ul>
  </Card>
);
