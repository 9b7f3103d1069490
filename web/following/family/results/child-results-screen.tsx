import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useReply } from '../../../api/use-reply.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Crumbs } from '../../../ui/layout/crumbs.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import { ResultEntry } from './result-entry.tsx';
import classes from './results.module.css';

/** Everything a linked child has completed. */
export function ChildResultsScreen() {
  const { t } = useTranslation('following/family');
  const { student = '' } = useParams();
  const reply = useReply('GET /family/children/:student/results', { params: { student } });
  useDocumentTitle(t('results.documentTitle'));
  // Not linked, no id at all, or no right to it: all the same to who asks.
  const isGone = reply.error !== undefined && [400, 403, 404].includes(reply.error.status);
  const { data } = reply;
  return (
    <div className={`${page.page} ${classes.page}`}>
      <div>
        <Crumbs
          label={t('results.crumbs')}
          above={[{ to: '/family', name: t('title') }]}
          here={t('results.here')}
        />
        <PageTitle
          title={data ? t('results.title', { name: data.student }) : t('results.here')}
          lead={
            data && data.results.length > 0 && t('results.lead', { count: data.results.length })
          }
        />
      </div>
      {isGone && !data ? (
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
                <ul className={classes.list}>
                  {results.map((result) => (
                    <ResultEntry key={result.attempt} result={result} />
                  ))}
                </ul>
              )}
            </Card>
          )}
        </Loaded>
      )}
    </div>
  );
}
