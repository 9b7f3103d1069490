import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../api/client.ts';
import { DrumSun } from '../../../ui/brand/drum-sun.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './achievements.module.css';

interface Props {
  achievements: Reply<'GET /id/achievements'>;
  isDetailed?: boolean;
}

/** Earned achievements come first; the rest keeps its order. */
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

interface MedalProps {
  achievement: Reply<'GET /id/achievements'>[number];
  isDetailed: boolean;
}

/** A drum sun, golden once earned; before that it is plain and the text shows the progress. */
function Medal({ achievement, isDetailed }: MedalProps) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  const { id, earnedAt, progress, target } = achievement;
  const name = t(`achievements.${id}.name`);
  const progressText = t(`achievements.${id}.progress`, { progress, target });
  const openText = target > 1 ? progressText : t('achievements.notYet');
  return (
    <li className={classes.medal} data-earned={earnedAt !== null || undefined}>
      <DrumSun className={classes.sun} />
      <Stack gap={2} className={classes.words}>
        <b>{name}</b>
        <span>{t(`achievements.${id}.how`)}</span>
        <span className={classes.state}>
          {earnedAt ? t('achievements.earned', { date: format.date(earnedAt) }) : openText}
        </span>
        {isDetailed && earnedAt === null && target > 1 && (
          <progress
            className={classes.bar}
            value={progress}
            max={target}
            aria-label={t('achievements.bar', { name })}
          />
        )}
      </Stack>
    </li>
  );
}
