import type { DataExport } from '@bac/contract/accounts/own-data.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { AskForExport } from './ask-for-export.tsx';
import classes from './own-data.module.css';
import { ExportRow } from './export-row.tsx';

interface Props {
  exports: DataExport[];
  onChange: () => void;
}

const lookAgainMilliseconds = 3000;

export function ExportsCard({ exports, onChange }: Props) {
  const { t } = useTranslation('accounts/profile/own-data');
  const [isAsking, setAsking] = useState(false);
  const isWaiting = exports.some(({ state }) => state === 'waiting');

  // A file takes seconds: whoever waits for it sees it come.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(onChange, lookAgainMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting, onChange]);

  return (
    <Card title={t('exports.title')}>
      <p className={classes.intro}>{t('exports.intro')}</p>
      <Button onClick={() => setAsking(true)}>{t('exports.ask')}</Button>
      {exports.length > 0 && (
        <ul className={classes.exports} aria-label={t('exports.list')}>
          {exports.map((one) => (
            <ExportRow key={one.id} asked={one} onGone={onChange} />
          ))}
        </ul>
      )}
      {isAsking && <AskForExport onAsked={onChange} onClose={() => setAsking(false)} />}
    </Card>
  );
}
