import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import page from '../../ui/layout/page.module.css';
import { NoResults } from '../states/no-results.tsx';
import { ReportFailed } from '../states/report-failed.tsx';
import { NotReady } from '../states/not-ready.tsx';
import { ReportSkeleton } from '../states/report-skeleton.tsx';
import classes from '../results.module.css';
import { useReport } from '../use-report.ts';
import { Sheet } from './sheet.tsx';

const isNone = ({ status }: ApiError): boolean => [400, 401, 403, 404].includes(status);

/** The missed questions of the student's own attempt, to work on paper. */
export function SheetScreen() {
  const { t } = useTranslation(['results/sheet', 'results']);
  const [language] = useLanguage();
  const { attempt = '' } = useParams();
  const report = useReport(attempt, null);
  const own = report.data?.state === 'ready' && report.data.isOwn ? report.data : undefined;
  const missed = useQuery('GET /results/:attempt/questions', {
    params: { attempt },
    query: {},
    isOff: !own,
  });
  // Browsers also use the title to name the print job or the PDF.
  useDocumentTitle(
    own ? t('documentTitle', { test: own.test.name[language] }) : t('results:documentTitlePlain'),
  );
  return <div className={`${page.page} ${classes.page}`}>{content()}</div>;

  function content() {
    const { data } = report;
    if (data && data.state !== 'ready') return <NotReady report={data} />;
    if (data && !own) return <NoResults />;
    const failed = report.error ? report : missed.error ? missed : undefined;
    if (failed?.error && isNone(failed.error)) return <NoResults />;
    if (own && missed.data) return <Sheet report={own} {...missed.data} />;
    if (!failed?.error) return <ReportSkeleton />;
    return (
      <ReportFailed
        title={t('title')}
        problem={t('results:failed')}
        error={failed.error}
        isLoading={failed.isLoading}
        onRetry={failed.reload}
      />
    );
  }
}
