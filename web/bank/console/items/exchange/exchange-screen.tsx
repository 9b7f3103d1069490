import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { usePageName } from '../../../../ui/layout/page-name.ts';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import classes from './exchange.module.css';
import { ExportCard } from './export-card.tsx';
import { FormatsHelp } from './formats-help.tsx';
import { ImportCard } from './import-card.tsx';
import { ImportReport } from './import-report.tsx';
import { useImport } from './use-import.ts';

/** Questions come in from files, always as drafts, and go out in formats that other people and systems read. */
export function ExchangeScreen() {
  const { t } = useTranslation('bank/console/items/exchange');
  useDocumentTitle(t('documentTitle'));
  usePageName(t('title'));
  const given = useImport();
  const { report, file, isBusy } = given;
  return (
    <div className={classes.screen}>
      <div className={classes.whole}>
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          actions={
            <LinkButton to="/admin/questions" variant="default">
              {t('toBank')}
            </LinkButton>
          }
        />
      </div>
      <ImportCard given={given} />
      {report && file && (
        <div className={classes.report}>
          <ImportReport
            key={report.seen}
            report={report}
            fileName={file.name}
            isBusy={isBusy}
            onStore={() => void given.store()}
          />
        </div>
      )}
      <div className={classes.export}>
        <ExportCard />
      </div>
      <div className={classes.whole}>
        <FormatsHelp />
      </div>
    </div>
  );
}
