import type { AttemptModule, WholeAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { clockTime } from '../../../ui/format/clock-time.ts';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from '../attempts.module.css';
import { usePlaceName } from '../use-place-name.ts';

/** The modules of the test as this student took them. */
export function ModulesCard({ attempt }: { attempt: WholeAttempt }) {
  const { t } = useTranslation('attempts/console');
  const { time } = useFormat();
  const { module: moduleName } = usePlaceName();
  const closingText = ({ closedAt, closedBy, openedAt }: AttemptModule): string => {
    if (openedAt === null) return t('parts.toCome');
    if (closedAt === null || closedBy === null) return t('parts.open');
    return t(`parts.closedBy.${closedBy}`, { time: time(closedAt) });
  };
  return (
    <Card title={t('parts.title')} titleLevel={2} isFlush>
      <div className={classes.wide}>
        <DataTable<AttemptModule>
          caption={t('parts.caption')}
          rows={attempt.modules}
          rowKey={({ module }) => String(module)}
          empty={<EmptyState title={t('parts.none')} />}
          columns={[
            {
              key: 'part',
              header: t('column.part'),
              render: ({ section, part }) => moduleName(section, part),
            },
            {
              key: 'route',
              header: t('parts.route'),
              render: ({ route }) => (route === null ? '–' : t(`route.${route}`)),
            },
            {
              key: 'questions',
              header: t('parts.questions'),
              isNumeric: true,
              render: ({ questions }) => questions,
            },
            {
              key: 'ms',
              header: t('parts.given'),
              isNumeric: true,
              render: ({ ms }) => clockTime(ms),
            },
            {
              key: 'opened',
              header: t('parts.opened'),
              render: ({ openedAt }) => (openedAt === null ? '–' : time(openedAt)),
            },
            { key: 'closed', header: t('parts.closed'), render: closingText },
          ]}
        />
      </div>
    </Card>
  );
}
