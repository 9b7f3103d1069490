import { useTranslation } from 'react-i18next';
import { Prose } from '../../../prose/prose.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import classes from './preview.module.css';
import { useProse } from './use-prose.ts';

export function ProsePreview({ markdown }: { markdown: string }) {
  const { t } = useTranslation('site/console/content');
  const { prose, error } = useProse(markdown);
  return (
    <div className={classes.prose}>
      {prose ? <Prose blocks={prose} /> : !error && <Skeleton width="70%" />}
      {error && <p className={classes.failed}>{t('preview.failed', { reason: error })}</p>}
    </div>
  );
}
