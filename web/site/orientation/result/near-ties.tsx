import {
  closeToThird,
  isClearlyAbove,
  type Profile,
} from '@bac/exam/orientation/score-interests.ts';
import { useTranslation } from 'react-i18next';
import classes from './profile-card.module.css';
import { useThemeNames } from './use-theme-names.ts';

/** What the numbers do not settle, said plainly. */
export function NearTies({ profile }: { profile: Profile }) {
  const { t } = useTranslation('site/orientation/result');
  const { nameOf, join } = useThemeNames();
  const { ranking, standouts, clearFrom } = profile;
  const [first, second, third] = ranking;
  if (!first || !second || !third) return null;
  const close = standouts.length === 0 ? [] : closeToThird(profile);
  const areEven = standouts.length > 1 && !isClearlyAbove(profile, first, second);
  return (
    <p className={classes.notes}>
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
    </p>
  );
}
