import type { DataExport } from '@bac/contract/accounts/own-data.ts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { callForFile } from '../../../api/call-for-file.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { saveFile } from '../../../ui/data/save-file.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import shared from '../profile.module.css';

export function ExportRow({ dataExport }: { dataExport: DataExport }) {
  const { t } = useTranslation('accounts/profile/own-data');
  const { date, time, number } = useFormat();
  const { isBusy, run } = useAction();
  const when = { date: date(dataExport.createdAt), time: time(dataExport.createdAt) };
  const isReady = dataExport.state === 'ready';

  async function download(): Promise<void> {
    const isSaved = await run(async () => {
      const params = { export: dataExport.id };
      const { name, content } = await callForFile('GET /id/data-exports/:export/file', { params });
      saveFile(name, 'application/json', content);
    });
    // The file may have expired.
    if (!isSaved) invalidate('GET /id/data-exports');
  }

  const facts = [
    ...(isReady && dataExport.expiresAt
      ? [t('exports.until', { date: date(dataExport.expiresAt) })]
      : []),
    ...(dataExport.bytes === null
      ? []
      : [t('exports.size', { size: number(Math.ceil(dataExport.bytes / 1000)) })]),
  ];

  return (
    <Row as="li" justify="between" gap={16}>
      <Stack as="span" gap={0} className={shared.about}>
        <span>{t('exports.askedOn', when)}</span>
        <Muted as="span">
          {dataExport.state === 'ready' ? facts.join(' · ') : t(`exports.${dataExport.state}`)}
        </Muted>
      </Stack>
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
    </Row>
  );
}
