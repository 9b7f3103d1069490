import { IconNotebook } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './mistake.module.css';

/** When the question is asked again; see `exam/report/spacing.ts`. */
export function ComesBack({ dueAt }: { dueAt: string | null }) {
  const { t } = useTranslation('results/detailed');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const isDue = dueAt !== null && Date.parse(dueAt) <= now;
  return (
    <p className={classes.comesBack}>
      <IconNotebook size={18} stroke={1.6} aria-hidden />
      <span>
        {dueAt === null
          ? t('mistake.learnt')
          : isDue
            ? t('mistake.isDue')
            : t('mistake.comesBack', { date: format.homeDate(dueAt) })}{' '}
        <Link to="/error-log">{t('mistake.log')}</Link>
      </span>
    </p>
  );
}
