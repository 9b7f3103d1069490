import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../api/use-query.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import page from '../../ui/layout/page.module.css';
import { timeOf } from './clock.ts';
import { ofState } from './log/filter-mistakes.ts';
import { MistakeLog } from './log/mistake-log.tsx';
import { RedoQueue } from './redo/redo-queue.tsx';
import { useErrorLog } from './use-error-log.ts';

/** What was missed and comes back: today's questions first, then everything there is to learn from. */
export function ErrorLogScreen() {
  const { t } = useTranslation('results/error-log');
  const due = useQuery('GET /mistakes/due');
  const log = useErrorLog();
  useDocumentTitle(t('documentTitle'));

  if (log.data?.length === 0) {
    return (
      <div className={page.page}>
        <PageTitle title={t('title')} lead={t('lead')} />
        <Card>
          <EmptyState
            title={t('nothing.title')}
            text={t('nothing.text')}
            action={<LinkButton to="/tests">{t('nothing.action')}</LinkButton>}
          />
        </Card>
      </div>
    );
  }
  const now = timeOf(log.stored, due.data?.questions);
  // Counted in the log, which knows at once what has been answered here.
  const left = log.data ? ofState(log.data, 'due', now).length : (due.data?.due ?? 0);
  return (
    <div className={page.page}>
      <PageTitle title={t('title')} lead={t('lead')} />
      <Stack as="section" aria-labelledby="redo">
        <SectionTitle
          id="redo"
          title={t('redo.title')}
          note={left > 0 && t('redo.due', { count: left })}
        />
        <Loaded reply={due} lines={6}>
          {(data) => (
            <RedoQueue
              // The next questions are a new queue.
              key={data.questions.map(({ id }) => id).join()}
              due={data}
              mistakes={log.data ?? []}
              now={now}
              onTold={(item, { stage, dueAt }) => log.amend(item, { stage, dueAt })}
              onMore={due.reload}
              isLoadingMore={due.isLoading}
            />
          )}
        </Loaded>
      </Stack>
      <Stack as="section" aria-labelledby="log">
        <SectionTitle
          id="log"
          title={t('log.title')}
          note={log.data && t('log.count', { count: log.data.length })}
        />
        <Loaded reply={log} lines={8}>
          {(data) => <MistakeLog mistakes={data} now={now} onAnnotate={log.annotate} />}
        </Loaded>
      </Stack>
    </div>
  );
}
