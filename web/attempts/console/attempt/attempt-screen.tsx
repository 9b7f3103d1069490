import type { WholeAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { scoreChange } from '@bac/contract/results/score-change.ts';
import type { LoggedEvent } from '@bac/exam/attempt/event.ts';
import { useDocumentTitle, useDocumentVisibility, useInterval } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { usePageName } from '../../../ui/layout/page-name.ts';
import screen from '../../../ui/layout/screen.module.css';
import classes from '../attempts.module.css';
import { ReplayCard } from '../replay/replay-card.tsx';
import { useMoment } from '../use-moment.ts';
import { AnswersCard } from './answers-card.tsx';
import { AttemptHead } from './attempt-head.tsx';
import { ModulesCard } from './modules-card.tsx';
import { SummaryCard } from './summary-card.tsx';

const pollMs = 10_000;

/** One attempt: its result, answers, replay and actions. */
export function AttemptScreen() {
  const { t } = useTranslation('attempts/console');
  const { attempt: id = '' } = useParams();
  const reply = useQuery('GET /admin/attempts/:attempt', { params: { attempt: id } });
  const log = useQuery('GET /admin/attempts/:attempt/events', { params: { attempt: id } });
  const name = reply.data?.student.name;
  useDocumentTitle(t('attempt.documentTitle', { name: name ?? '…' }));
  usePageName(name);
  const reload = (): void => {
    reply.reload();
    log.reload();
  };
  // Polls while the attempt is in progress and the page is visible.
  const isVisible = useDocumentVisibility() === 'visible';
  const isRunning = reply.data?.state === 'running';
  const { start, stop } = useInterval(reload, pollMs);
  useEffect(() => {
    if (isVisible && isRunning) start();
    return stop;
  }, [isVisible, isRunning, start, stop]);
  const events = log.data?.events as LoggedEvent[] | undefined;
  return (
    <div className={`${screen.screen} ${classes.screen}`}>
      <Loaded reply={reply} lines={8}>
        {(attempt) => (
          <>
            <AttemptHead attempt={attempt} />
            <Stack className={classes.columns}>
              <SummaryCard attempt={attempt} />
              <ModulesCard attempt={attempt} />
            </Stack>
            {attempt.changes.length > 0 && <ChangesCard changes={attempt.changes} />}
            <Loaded reply={{ ...log, data: events }} lines={6}>
              {(loadedEvents) => <ReplayCard attempt={attempt} log={loadedEvents} />}
            </Loaded>
            <AnswersCard attempt={attempt} />
          </>
        )}
      </Loaded>
    </div>
  );
}

type Change = WholeAttempt['changes'][number];

/** The changes of the attempt and its result, with the person and the reason. */
function ChangesCard({ changes }: { changes: Change[] }) {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  const moment = useMoment();
  const describeChange = ({ kind, before, after }: Change): string | undefined => {
    if (!before || !after) return undefined;
    if (kind === 'recalibrated') return scoreChange(before, after)?.[language];
    const right = t('changes.right', { before: before.right, after: after.right });
    return before.total === null || after.total === null
      ? right
      : `${before.total} → ${after.total}, ${right}`;
  };
  return (
    <Card title={t('changes.title')} titleLevel={2}>
      <Stack as="ol" gap={12}>
        {changes.map((change) => (
          <Stack as="li" gap={2} key={change.id} className={classes.change}>
            <strong>{t(`changes.kind.${change.kind}`, { count: change.minutes ?? 0 })}</strong>{' '}
            {describeChange(change)}
            <span>{change.reason ?? change.studentNote?.[language]}</span>
            <Muted as="span" size="xs">
              {moment(change.at)}, {change.actorName ?? t('changes.product')}
            </Muted>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
