import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { AskForDeletion } from './ask-for-deletion.tsx';
import classes from './own-data.module.css';
import { useKeepAccount } from './use-keep-account.ts';

/** Exactly what goes and what stays, before anybody is asked for a password. */
export function DeletionCard() {
  const { t } = useTranslation('accounts/profile/own-data');
  const { date, time } = useFormat();
  const deletesAt = useUser()?.deletesAt;
  const { isBusy, keep } = useKeepAccount();
  const [isAsking, setAsking] = useState(false);
  const listOf = (name: 'goes' | 'stays') => t(`deletion.${name}`, { returnObjects: true });

  return (
    <Card title={t('deletion.title')}>
      <p className={classes.intro}>
        {deletesAt
          ? t('deletion.waiting', { date: date(deletesAt), time: time(deletesAt) })
          : t('deletion.intro')}
      </p>
      {(['goes', 'stays'] as const).map((name) => (
        <div key={name} className={classes.what}>
          <h4>{t(`deletion.${name}Title`)}</h4>
          <ul>
            {listOf(name).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {deletesAt ? (
        <Button loading={isBusy} onClick={() => void keep()}>
          {t('deletion.keep')}
        </Button>
      ) : (
        <Button variant="outline" color="lotus" onClick={() => setAsking(true)}>
          {t('deletion.ask')}
        </Button>
      )}
      {isAsking && <AskForDeletion onClose={() => setAsking(false)} />}
    </Card>
  );
}
