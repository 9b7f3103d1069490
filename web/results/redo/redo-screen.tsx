import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Crumbs } from '../../ui/layout/crumbs.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import page from '../../ui/layout/page.module.css';
import { NoResults } from '../states/no-results.tsx';
import { ReportFailed } from '../states/report-failed.tsx';
import { ReportSkeleton } from '../states/report-skeleton.tsx';
import classes from '../results.module.css';
import { isAttemptId } from '../use-report.ts';
import { RedoSession } from './redo-session.tsx';

/** Does not tell a missing result from an invalid id, a withheld or a foreign one. */
const isNone = ({ status }: ApiError): boolean => [400, 403, 404].includes(status);

/** The missed questions of one’s own attempt, to answer again without seeing the answers. */
export function RedoScreen() {
  const { t } = useTranslation(['results/redo', 'results']);
  const [language] = useLanguage();
  const { attempt = '' } = useParams();
  const reply = useQuery('GET /results/:attempt/missed', {
    params: { attempt },
    isOff: !isAttemptId(attempt),
  });
  const test = reply.data?.test[language];
  useDocumentTitle(test === undefined ? t('documentTitlePlain') : t('documentTitle', { test }));
  return <div className={`${page.page} ${classes.page}`}>{content()}</div>;

  function content() {
    const { data, error, isLoading, reload } = reply;
    if (data) {
      return (
        <>
          <div>
            <Crumbs
              label={t('results:crumbs.label')}
              parents={[
                { to: '/tests', name: t('results:crumbs.tests') },
                { to: `/test-results/${attempt}`, name: t('results:crumbs.results') },
              ]}
              currentName={t('crumb')}
            />
            <PageTitle title={t('title')} lead={t('lead', { test })} />
          </div>
          <RedoSession attempt={attempt} {...data} />
        </>
      );
    }
    if (!isAttemptId(attempt) || (error && isNone(error))) return <NoResults />;
    if (!error) return <ReportSkeleton />;
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
