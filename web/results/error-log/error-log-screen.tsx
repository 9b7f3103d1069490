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
import { serverTime } from './server-time.ts';
import { filterByState } from './log/filter-mistakes.ts';
import { MistakeLog } from './log/mistake-log.tsx';
import { RedoQueue } from './redo/redo-queue.tsx';
import { useErrorLog } from './use-error-log.ts';

/** Today's questions to redo, then all mistakes of the student. */
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
  const now = serverTime(log.stored, due.data?.questions);
  // Counted in the log, which includes answers given on this page.
  const left = log.data ? filterByState(log.data, 'due', now).length : (due.data?.due ?? 0);
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
              // Remounts the queue when the next questions arrive.
              key={data.questions.map(({ id }) => id).join()}
              due={data}
              mistakes={log.data ?? []}
              now={now}
              onChecked={(item, { stage, dueAt }) => log.amend(item, { stage, dueAt })}
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
