import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { IconRobot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { Avatar } from '../../ui/brand/avatar.tsx';
import type { ListColumn } from '../../ui/data/table/column.ts';
import classes from './audit.module.css';
import { useAuditLabels } from './use-audit-labels.ts';

/** The person who did it, or the product itself. */
export function ActorCell({ entry, name }: { entry: AuditEntry; name: string }) {
  return (
    <Row as="span" isOneLine className={classes.actor}>
      {entry.actor ? (
        <Avatar fullName={name} username={name} avatar={null} size={26} />
      ) : (
        <IconRobot className={classes.robot} size={26} stroke={1.5} aria-hidden />
      )}
      {name}
    </Row>
  );
}

export function useAuditColumns(): ListColumn<AuditEntry>[] {
  const { t } = useTranslation('console/audit');
  const labels = useAuditLabels();
  return [
    {
      id: 'when',
      label: t('column.when'),
      sort: 'at',
      isAlwaysVisible: true,
      cell: ({ at }) => <span className={classes.when}>{labels.shortMoment(at)}</span>,
      csv: ({ at }) => at,
    },
    {
      id: 'who',
      label: t('column.who'),
      cell: (entry) => <ActorCell entry={entry} name={labels.actor(entry)} />,
      csv: labels.actor,
    },
    {
      id: 'what',
      label: t('column.what'),
      isAlwaysVisible: true,
      cell: (entry) => (
        <span className={classes.what}>
          <strong>{labels.action(entry.action)}</strong>
          <Muted as="span" size="xs">
            {labels.subject(entry)}
          </Muted>
        </span>
      ),
      csv: ({ action }) => labels.action(action),
    },
    {
      id: 'subject',
      label: t('column.subject'),
      isHiddenByDefault: true,
      cell: labels.subject,
      csv: ({ subject }) => subject,
    },
    {
      id: 'action',
      label: t('column.action'),
      isHiddenByDefault: true,
      cell: ({ action }) => <code>{action}</code>,
      csv: ({ action }) => action,
    },
    {
      id: 'from',
      label: t('column.from'),
      cell: labels.from,
      csv: ({ address }) => address,
    },
    {
      id: 'detail',
      label: t('column.detail'),
      isHiddenByDefault: true,
      cell: ({ detail }) => <code className={classes.raw}>{JSON.stringify(detail)}</code>,
      csv: ({ detail }) => JSON.stringify(detail),
    },
  ];
}
