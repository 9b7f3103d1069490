import type { ConsentState } from '@bac/contract/following/family.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './student.module.css';

/** For a student under 16: whether somebody has agreed, and what follows from it. */
export function ConsentCard({ given }: Pick<ConsentState, 'given'>) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  return (
    <Card
      title={t('consent.studentTitle')}
      titleLevel={2}
      actions={
        given ? (
          <Chip tone="leaf">{t('consent.given')}</Chip>
        ) : (
          <Chip tone="turmeric">{t('consent.waiting')}</Chip>
        )
      }
    >
      <p className={classes.text}>
        {given
          ? t('consent.studentGiven', { by: given.by, date: format.date(given.at) })
          : t('consent.studentWaiting')}
      </p>
    </Card>
  );
}
