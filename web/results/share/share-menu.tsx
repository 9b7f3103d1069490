import type { ReadyReport } from '@bac/contract/results/results.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { toCsv } from '../../ui/data/csv.ts';
import { later } from '../../ui/feedback/later.tsx';
import { saveFile } from '../../ui/data/save-file.ts';
import { PrintMenu } from './print-menu.tsx';
import { fileName, reportRows } from './report-rows.ts';

const ShareDialog = later(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** Printing, saving and sharing a report. Only its student can share it. */
export function ShareMenu({ report }: { report: ReadyReport }) {
  const { t } = useTranslation(['results/share', 'item/question-words']);
  const [language] = useLanguage();
  const [isSharing, setSharing] = useState(false);
  const save = (): void =>
    saveFile(fileName(report), 'text/csv;charset=utf-8', toCsv(reportRows(report, language, t)));

  return (
    <Row gap={10} align="stretch">
      <PrintMenu />
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={t('csvLabel')}
        onClick={save}
      >
        {t('csv')}
      </Button>
      {report.isOwn && (
        <Button
          variant="default"
          leftSection={<IconShare2 size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setSharing(true)}
        >
          {t('share')}
        </Button>
      )}
      {isSharing && <ShareDialog attempt={report.attempt} onClose={() => setSharing(false)} />}
    </Row>
  );
}
