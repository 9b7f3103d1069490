import type { DataExport } from '@bac/contract/accounts/own-data.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callForFile } from '../../../api/call-for-file.ts';
import { saveFile } from '../../../ui/data/save-file.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './own-data.module.css';

interface Props {
  asked: DataExport;
  /** Called where the file could not be fetched: it may be gone by now. */
  onGone: () => void;
}

export function ExportRow({ asked, onGone }: Props) {
  const { t } = useTranslation('accounts/profile/own-data');
  const { date, time, number } = useFormat();
  const [isBusy, setBusy] = useState(false);
  const when = { date: date(asked.createdAt), time: time(asked.createdAt) };
  const isReady = asked.state === 'ready';

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const params = { export: asked.id };
      const { name, content } = await callForFile('GET /id/data-exports/:export/file', { params });
      saveFile(name, 'application/json', content);
    } catch {
      // The failure is told by a toast.
      onGone();
    } finally {
      setBusy(false);
    }
  }

  const facts = [
    ...(isReady && asked.expiresAt ? [t('exports.until', { date: date(asked.expiresAt) })] : []),
    ...(asked.bytes === null
      ? []
      : [t('exports.size', { size: number(Math.ceil(asked.bytes / 1000)) })]),
  ];

  return (
    <li className={classes.export}>
      <span className={classes.about}>
        <span>{t('exports.askedOn', when)}</span>
        <span className={classes.facts}>
          {asked.state === 'ready' ? facts.join(' · ') : t(`exports.${asked.state}`)}
        </span>
      </span>
      {isReady && (
        <Button
          variant="default"
          loading={isBusy}
          aria-label={t('exports.downloadOf', when)}
          onClick={() => void download()}
        >
          {t('exports.download')}
        </Button>
      )}
    </li>
  );
}
