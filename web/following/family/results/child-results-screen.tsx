import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import entries from '../../entries.module.css';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Crumbs } from '../../../ui/layout/crumbs.tsx';
import { ProvisionalMark, ScoreNotes } from '../../../ui/data/listed-score.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import type { LastResult } from '../family.ts';
import { useResultSentences } from '../parent/use-result-sentences.ts';
import { useSpan } from '../use-span.ts';
import classes from './results.module.css';

/** Everything a linked child has completed. */
export function ChildResultsScreen() {
  const { t } = useTranslation('following/family');
  const { student = '' } = useParams();
  const reply = useQuery('GET /family/children/:student/results', { params: { student } });
  useDocumentTitle(t('results.documentTitle'));
  // Not linked, an invalid id or no permission: the page does not say which.
  const isNotFound = reply.error !== undefined && [400, 403, 404].includes(reply.error.status);
  const { data } = reply;
  return (
    <div className={`${page.page} ${classes.page}`}>
      <div>
        <Crumbs
          label={t('results.crumbs')}
          parents={[{ to: '/family', name: t('title') }]}
          currentName={t('results.here')}
        />
        <PageTitle
          title={data ? t('results.title', { name: data.student }) : t('results.here')}
          lead={
            data && data.results.length > 0 && t('results.lead', { count: data.results.length })
          }
        />
      </div>
      {isNotFound && !data ? (
        <Card>
          <EmptyState
            title={t('results.goneTitle')}
            text={t('results.goneText')}
            action={
              <LinkButton to="/family" variant="default">
                {t('results.back')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <Loaded reply={reply} lines={8}>
          {({ results }) => (
            <Card>
              {results.length === 0 ? (
                <EmptyState title={t('results.emptyTitle')} text={t('results.emptyText')} />
              ) : (
                <>
                  <ul>
                    {results.map((result) => (
                      <ResultEntry key={result.attempt} result={result} />
                    ))}
                  </ul>
                  <ScoreNotes
                    className={classes.notes}
                    scores={results.map((result) => (result.sections.length > 0 ? result : null))}
                  />
                </>
              )}
            </Card>
          )}
        </Loaded>
      )}
    </div>
  );
}

/** One completed test: its score, how the time was used, and a link to its report. */
function ResultEntry({ result }: { result: LastResult }) {
  const { t } = useTranslation('following/family');
  const [language] = useLanguage();
  const format = useFormat();
  const span = useSpan();
  const sentences = useResultSentences();
  const { test, total, right, questions } = result;
  const about = { test: test.name[language], date: format.date(result.completedAt) };
  return (
    <li className={`${entries.entry} ${classes.row}`}>
      <div>
        <b>{about.test}</b>
        <Muted>
          {`${about.date} · ${t('results.time', { span: span(result.usedMs / 60_000) })}`}
        </Muted>
      </div>
      <div>
        <p>
          <b>
            {total ? t('results.score', { ...total }) : t('results.right', { right, questions })}
          </b>
          {total && <ProvisionalMark isProvisional={result.isProvisional} />}
        </p>
        <Muted>{sentences.pace(result)}</Muted>
      </div>
      <Link
        className={classes.link}
        to={`/test-results/${result.attempt}`}
        aria-label={t('result.reportOf', about)}
      >
        {t('result.report')}
      </Link>
    </li>
  );
}
