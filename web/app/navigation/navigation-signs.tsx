import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import classes from './navigation.module.css';
import { useLingering } from './use-lingering.ts';
import { useNavigationLoading } from './use-navigation-loading.ts';

const overlayLingers = 100;

/** What shows that a page is on its way: a thin bar on top, and the page dimmed with a word in the middle. */
export function NavigationSigns() {
  const { t } = useTranslation('app');
  const isLoading = useNavigationLoading();
  const isOverlaid = useLingering(useNavigation().state !== 'idle', overlayLingers);
  return (
    <>
      {isLoading && <div className={classes.bar} data-testid="navigation-bar" aria-hidden />}
      {isOverlaid && (
        <output className={classes.overlay}>
          <span className={classes.word}>{t('loadingPage')}</span>
        </output>
      )}
    </>
  );
}
