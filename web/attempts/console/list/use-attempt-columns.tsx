import type { ListedAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { longTime } from '../../../ui/format/long-time.ts';
import type { ListColumn } from '../../../ui/data/table/column.ts';
import { ListedScore } from '../../../ui/data/listed-score.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import classes from '../attempts.module.css';
import { StateChip } from '../state-chip.tsx';
import { StudentCell } from '../student-cell.tsx';
import { useMoment } from '../use-moment.ts';

export function useAttemptColumns(): ListColumn<ListedAttempt>[] {
  const { t } = useTranslation('attempts/console');
  const { number } = useFormat();
  const [language] = useLanguage();
  const moment = useMoment();
  return [
    {
      id: 'student',
      label: t('column.student'),
      sort: 'student',
      isAlwaysVisible: true,
      cell: ({ student }) => <StudentCell student={student} />,
      csv: ({ student }) => student.name,
    },
    {
      id: 'email',
      label: t('column.email'),
      isHiddenByDefault: true,
      cell: ({ student }) => student.email,
      csv: ({ student }) => student.email,
    },
    {
      id: 'test',
      label: t('column.test'),
      cell: ({ test }) => test.name[language],
      csv: ({ test }) => test.name[language],
    },
    {
      id: 'kind',
      label: t('column.kind'),
      isHiddenByDefault: true,
      cell: ({ test }) => t(`kind.${test.kind}`),
      csv: ({ test }) => t(`kind.${test.kind}`),
    },
    {
      id: 'state',
      label: t('column.state'),
      cell: ({ state, rescoredAt }) => (
        <Row as="span">
          <StateChip state={state} />
          {rescoredAt !== null && (
            <Muted as="span" size="xs">
              {t('list.rescored')}
            </Muted>
          )}
        </Row>
      ),
      csv: ({ state }) => t(`state.${state}`),
    },
    {
      id: 'score',
      label: t('column.score'),
      sort: 'score',
      isNumber: true,
      cell: ({ total, state }) =>
        total === null ? '–' : <ListedScore {...total} isStruck={state === 'invalidated'} />,
      csv: ({ total }) => total?.score ?? null,
      csvDetails: [
        { label: t('column.low'), value: ({ total }) => total?.low ?? null },
        { label: t('column.high'), value: ({ total }) => total?.high ?? null },
        {
          label: t('column.provisional'),
          value: ({ total }) =>
            total && t(total.isProvisional ? 'provisional.yes' : 'provisional.no'),
        },
      ],
    },
    {
      id: 'right',
      label: t('column.right'),
      isNumber: true,
      cell: ({ right, questions }) =>
        right === null || questions === null ? '–' : `${number(right)} / ${number(questions)}`,
      csv: ({ right, questions }) => (right === null ? null : `${right}/${questions}`),
    },
    {
      id: 'used',
      label: t('column.used'),
      isNumber: true,
      cell: ({ usedMs }) => (usedMs === null ? '–' : longTime(usedMs)),
      csv: ({ usedMs }) => (usedMs === null ? null : Math.ceil(usedMs / 1000)),
    },
    {
      id: 'started',
      label: t('column.started'),
      sort: 'started',
      cell: ({ startedAt }) => <span className={classes.nowrap}>{moment(startedAt)}</span>,
      csv: ({ startedAt }) => startedAt,
    },
    {
      id: 'ended',
      label: t('column.ended'),
      sort: 'ended',
      isHiddenByDefault: true,
      cell: ({ endedAt }) => (
        <span className={classes.nowrap}>{endedAt === null ? '–' : moment(endedAt)}</span>
      ),
      csv: ({ endedAt }) => endedAt,
    },
  ];
}
