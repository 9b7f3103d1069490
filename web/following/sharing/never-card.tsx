import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../ui/layout/card.tsx';
import classes from './sharing.module.css';

const unseen = ['tests', 'notes', 'tickets', 'interests'] as const;

export function NeverCard() {
  const { t } = useTranslation('following/sharing');
  return (
    <Card title={t('never.title')} titleLevel={2}>
      <ul className={classes.unseen}>
        {unseen.map((what) => (
          <li key={what}>
            <IconX size={18} aria-hidden />
            {t(`never.${what}`)}
          </li>
        ))}
      </ul>
      <p className={classes.team}>
        {t('never.team')}{' '}
        <Link className={classes.link} to="/chinh-sach-bao-mat">
          {t('never.policy')}
        </Link>
      </p>
    </Card>
  );
}
