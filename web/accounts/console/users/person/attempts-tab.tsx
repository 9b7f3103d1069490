import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../../api/client.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import type { ListColumn } from '../../../../ui/data/table/column.ts';
import { ListedScore, ScoreNotes } from '../../../../ui/data/listed-score.tsx';
import { ListTable } from '../../../../ui/data/table/list-table.tsx';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useFormatMoment } from '../use-format-moment.ts';

type Attempt = Reply<'GET /admin/users/:user/attempts'>['rows'][number];

const tones = {
  running: 'turmeric',
  completed: 'leaf',
  abandoned: 'neutral',
  invalidated: 'lotus',
} as const;

function useAttemptColumns(): ListColumn<Attempt>[] {
  const { t } = useTranslation('accounts/console/users');
  const { number } = useFormat();
  const [language] = useLanguage();
  const moment = useFormatMoment();
  return [
    {
      id: 'test',
      label: t('attempt.test'),
      isAlwaysVisible: true,
      cell: ({ test }) => test[language],
    },
    {
      id: 'state',
      label: t('column.status'),
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`attempt.state.${state}`)}</Chip>,
    },
    { id: 'started', label: t('attempt.started'), cell: ({ startedAt }) => moment(startedAt) },
    {
      id: 'ended',
      label: t('attempt.ended'),
      cell: ({ endedAt }) => (endedAt === null ? '–' : moment(endedAt)),
    },
    {
      id: 'right',
      label: t('attempt.right'),
      isNumber: true,
      cell: ({ right, questions }) =>
        right === null || questions === null ? '–' : `${number(right)} / ${number(questions)}`,
    },
    {
      id: 'total',
      label: t('attempt.total'),
      isNumber: true,
      cell: ({ total }) => (total === null ? '–' : <ListedScore {...total} />),
    },
  ];
}

export function AttemptsTab({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts/console/users');
  const [language] = useLanguage();
  const columns = useAttemptColumns();
  const view = useListView({});
  const { page, size } = view.query;
  const reply = useQuery('GET /admin/users/:user/attempts', {
    params: { user: userId },
    query: { page, size },
  });
  return (
    <>
      <ListTable<Attempt>
        name="user-attempts"
        label={t('tab.attempts')}
        view={view}
        reply={reply}
        rowId={({ id }) => id}
        rowLabel={({ test }) => test[language]}
        rowHref={({ id }) => `/admin/test-results/${id}`}
        columns={columns}
        empty={{ title: t('attempt.none') }}
      />
      <ScoreNotes scores={reply.data?.rows.map(({ total }) => total) ?? []} />
    </>
  );
}
