import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from '../results.module.css';

/** A placeholder in the shape of a report: title, score, bars. */
export function ReportSkeleton() {
  const { t } = useTranslation('results');
  return (
    <>
      <div className={classes.skeletonTitle}>
        <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
        <Skeleton width="min(360px, 80%)" />
      </div>
      <Card>
        <LoadingState lines={12} />
      </Card>
      <Stack gap={24} aria-hidden>
        <Skeleton width="90%" />
        <Skeleton width="70%" />
        <Skeleton width="80%" />
      </Stack>
    </>
  );
}
