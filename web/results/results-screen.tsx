import type { ReadyReport } from '@bac/contract/results/results.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { ApiError } from '../api/api-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import page from '../ui/layout/page.module.css';
import { NoResults } from './states/no-results.tsx';
import { ReportFailed } from './states/report-failed.tsx';
import { NotReady } from './states/not-ready.tsx';
import { PrintReport } from './print/print-report.tsx';
import { ReportHeader } from './header/report-header.tsx';
import { ReportSkeleton } from './states/report-skeleton.tsx';
import { ReportTabs } from './report-tabs.tsx';
import classes from './results.module.css';
import { isAttemptId, useReport } from './use-report.ts';

/** Does not tell a missing report from an invalid id or a forbidden one. */
const isNone = ({ status }: ApiError): boolean => [400, 401, 403, 404].includes(status);

/** The report of an attempt, for its student and for anyone with a shared link. */
export function ResultsScreen() {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const { attempt = '' } = useParams();
  const [params] = useSearchParams();
  const { data, error, isLoading, reload } = useReport(attempt, params.get('share'));
  useDocumentTitle(
    data ? t('documentTitle', { test: data.test.name[language] }) : t('documentTitlePlain'),
  );
  return <div className={`${page.page} ${classes.page}`}>{content()}</div>;

  function content() {
    if (data?.state === 'ready') return <Ready report={data} />;
    if (data) return <NotReady report={data} />;
    if (!isAttemptId(attempt)) return <NoResults />;
    if (!error) return <ReportSkeleton />;
    if (isNone(error)) return <NoResults />;
    return (
      <ReportFailed
        title={t('title')}
        problem={t('failed')}
        error={error}
        isLoading={isLoading}
        onRetry={reload}
      />
    );
  }
}

const Ready = ({ report }: { report: ReadyReport }) => (
  <>
    <ReportHeader report={report} />
    <ReportTabs report={report} />
    {report.invalidated === null && <PrintReport report={report} />}
  </>
);
