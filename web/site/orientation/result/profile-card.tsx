import {
  closeToThird,
  highestScore,
  isClearlyAbove,
  topThree,
  type Profile,
  type ThemeScore,
} from '@bac/exam/orientation/score-interests.ts';
import type { Theme } from '@bac/exam/orientation/themes.ts';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { InterestHexagon } from '../../interests/interest-hexagon.tsx';
import classes from './profile-card.module.css';
import { useThemeNames } from './use-theme-names.ts';

/** The hexagon, and the three highest themes with their scores. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('site/orientation/result');
  const { listOf } = useThemeNames();
  const top = topThree(profile);
  const scores = Object.fromEntries(
    profile.ranking.map(({ theme, score }) => [theme, score]),
  ) as Record<Theme, number>;
  const isFlat = profile.standouts.length === 0;
  return (
    <section className={classes.card} aria-labelledby="top-themes">
      <div className={classes.chart}>
        <InterestHexagon
          scores={scores}
          max={highestScore}
          top={isFlat ? [] : top}
          summary={t('chart', { themes: listOf(top) })}
        />
      </div>
      <div className={classes.words}>
        <h2 id="top-themes" className={classes.title}>
          {t(isFlat ? 'topFlatTitle' : 'topTitle')}
        </h2>
        {isFlat && <p className={classes.flat}>{t('flatText')}</p>}
        <ol className={classes.list}>
          {profile.ranking.slice(0, top.length).map((entry, index) => (
            <Row key={entry.theme} rank={index + 1} entry={entry} />
          ))}
        </ol>
        <NearTies profile={profile} />
      </div>
    </section>
  );
}

function Row({ rank, entry: { theme, score } }: { rank: number; entry: ThemeScore }) {
  const { t } = useTranslation('site/orientation/result');
  const { nameOf } = useThemeNames();
  return (
    <li className={classes.row}>
      <span className={classes.place} aria-hidden>
        {rank}
      </span>
      <div>
        <h3 className={classes.name}>{nameOf(theme)}</h3>
        <Muted size="md" className={classes.about}>
          {t(`themes.${theme}`)}
        </Muted>
      </div>
      <p className={classes.score}>
        <strong>{score}</strong> <span aria-hidden>/</span> {highestScore}
      </p>
    </li>
  );
}

/** Notes on scores that are too close to rank. */
function NearTies({ profile }: { profile: Profile }) {
  const { t } = useTranslation('site/orientation/result');
  const { nameOf, join } = useThemeNames();
  const { ranking, standouts, clearFrom } = profile;
  const [first, second, third] = ranking;
  if (!first || !second || !third) return null;
  const close = standouts.length === 0 ? [] : closeToThird(profile);
  const areEven = standouts.length > 1 && !isClearlyAbove(profile, first, second);
  return (
    <Muted className={classes.notes}>
      {areEven && t('evenTop', { first: nameOf(first.theme), second: nameOf(second.theme) })}{' '}
      {close.length > 0 &&
        t('nearThird', {
          themes: join(
            close.map(({ theme, score }) => t('themeWithScore', { theme: nameOf(theme), score })),
          ),
          third: nameOf(third.theme),
          score: third.score,
        })}{' '}
      {t('clearFrom', { points: clearFrom })} {t('changes')}
    </Muted>
  );
}
