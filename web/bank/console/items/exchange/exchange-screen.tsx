import { exchangeFormats } from '@bac/contract/bank/exchange-formats.ts';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Grid, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { saveFile } from '../../../../ui/data/save-file.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { usePageName } from '../../../../ui/layout/page-name.ts';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { examples } from './examples.ts';
import classes from './exchange.module.css';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { ImportReport } from './import-report.tsx';
import { useImport } from './use-import.ts';

/** Imports questions from files, always as drafts, and exports them in formats that other people and systems read. */
export function ExchangeScreen() {
  const { t } = useTranslation('bank/console/items/exchange');
  useDocumentTitle(t('documentTitle'));
  usePageName(t('title'));
  const fileImport = useImport();
  const { report, file, isBusy } = fileImport;
  return (
    <Stack className={classes.screen}>
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
      <ImportCard fileImport={fileImport} />
      {report && file && (
        <div className={classes.report}>
          <ImportReport
            key={report.fingerprint}
            report={report}
            fileName={file.name}
            isBusy={isBusy}
            onStore={() => void fileImport.store()}
          />
        </div>
      )}
      <div className={classes.export}>
        <ExportCard />
      </div>
      <div className={classes.whole}>
        <FormatsHelp />
      </div>
    </Stack>
  );
}

/** The purpose of each format, with an example file that can be imported as it is. */
function FormatsHelp() {
  const { t } = useTranslation('bank/console/items/exchange');
  return (
    <Card title={t('help.title')} titleLevel={2}>
      <Grid as="dl" minWidth={260} gap={20}>
        {exchangeFormats.map((format) => (
          <div key={format} className={classes.format}>
            <dt>{t(`format.${format}.name`)}</dt>
            <dd>
              <p className={classes.text}>{t(`format.${format}.long`)}</p>
              <Button
                variant="default"
                onClick={() => {
                  const { name, type, text } = examples[format];
                  saveFile(name, type, text);
                }}
              >
                {t('help.example', { format: t(`format.${format}.name`) })}
              </Button>
            </dd>
          </div>
        ))}
      </Grid>
      <ul className={`${classes.list} ${classes.rules}`}>
        <li>{t('help.drafts')}</li>
        <li>{t('help.codes')}</li>
        <li>{t('help.whole')}</li>
      </ul>
    </Card>
  );
}
