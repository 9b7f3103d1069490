import type { Reply } from '../../../api/client.ts';
import classes from './achievements.module.css';
import { Medal } from './medal.tsx';

interface Props {
  achievements: Reply<'GET /id/achievements'>;
  isDetailed?: boolean;
}

/** What is reached comes first; the rest keeps its order. */
export function Medals({ achievements, isDetailed = false }: Props) {
  const earned = achievements.filter(({ earnedAt }) => earnedAt !== null);
  const open = achievements.filter(({ earnedAt }) => earnedAt === null);
  return (
    <ul className={classes.medals} data-detailed={isDetailed || undefined}>
      {[...earned, ...open].map((achievement) => (
        <Medal key={achievement.id} achievement={achievement} isDetailed={isDetailed} />
      ))}
    </ul>
  );
}
