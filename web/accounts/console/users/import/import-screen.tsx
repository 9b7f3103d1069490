import { languages } from '@bac/exam/item/language.ts';
import { Alert, Button, NativeSelect, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/card.tsx';
import { ChooseFile } from '../../../../ui/forms/choose-file.tsx';
import { toCsv } from '../../../../ui/data/csv.ts';
import { LinkButton } from '../../../../ui/buttons/link-button.tsx';
import { usePageName } from '../../../../ui/layout/page-name.ts';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { saveFile } from '../../../../ui/data/save-file.ts';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from '../users.module.css';
import { ImportReport } from './import-report.tsx';
import { useImport } from './use-import.ts';

/** Creates many accounts from a file: first a dry run line by line, then an import of the valid lines only. */
export function ImportScreen() {
  const { t } = useTranslation(['accounts/console/users', 'ui']);
  useDocumentTitle(t('import.documentTitle'));
  usePageName(t('import.title'));
  const { file, language, setLanguage, report, failure, isBusy, read, save } = useImport();
  const newCount = report?.lines.filter(({ outcome }) => outcome === 'new').length ?? 0;
  const saveTemplate = (): void =>
    saveFile(
      'bac-users.csv',
      'text/csv;charset=utf-8',
      toCsv([
        ['first_name', 'last_name', 'email', 'phone', 'role'],
        [
          t('import.example.first'),
          t('import.example.last'),
          'vy@example.com',
          '0912345678',
          'student',
        ],
      ]),
    );
  return (
    <Stack className={classes.screen}>
      <PageTitle title={t('import.title')} lead={t('import.lead')} />
      <Card>
        <Stack gap={12}>
          <p>{t('import.columns')}</p>
          <Row gap={10}>
            <ChooseFile
              label={t('import.choose')}
              accept=".csv,text/csv,text/plain"
              isBusy={isBusy && !report}
              onChoose={(chosen) => void read(chosen)}
            >
              {file ? t('import.another') : t('import.choose')}
            </ChooseFile>
            <Button variant="default" onClick={saveTemplate}>
              {t('import.template')}
            </Button>
            <NativeSelect
              aria-label={t('create.language')}
              data={languages.map((value) => ({
                value,
                label: t('import.letters', { language: t(`ui:languageName.${value}`) }),
              }))}
              value={language}
              onChange={({ target }) => setLanguage(target.value === 'en' ? 'en' : 'vi')}
            />
          </Row>
          <Muted size="xs">{t('import.rule')}</Muted>
        </Stack>
      </Card>
      {failure && (
        <Alert color="lotus" variant="light" role="alert" title={t('import.failed')}>
          {[failure.message, ...failure.errors.map(({ message }) => message)].join(' ')}
        </Alert>
      )}
      <VisuallyHidden component="h2">{t('import.lines')}</VisuallyHidden>
      {report && file && (
        <ImportReport report={report} fileName={file.name}>
          {report.isDone ? (
            <LinkButton to="/admin/users">{t('import.toList')}</LinkButton>
          ) : (
            <Button loading={isBusy} disabled={newCount === 0} onClick={() => void save()}>
              {t('import.confirm', { count: newCount })}
            </Button>
          )}
        </ImportReport>
      )}
    </Stack>
  );
}
