import { useTranslation } from 'react-i18next';
import classes from './check.module.css';

export function Progress({ count, all }: { count: number; all: number }) {
  const { t } = useTranslation('site/orientation/check');
  const words = t('progress', { count, all });
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} value={count} max={all} aria-label={words} />
      <span>{words}</span>
    </div>
  );
}
