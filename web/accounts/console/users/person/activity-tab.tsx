import type { AuditEntry } from '@bac/contract/console/audit.ts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { ListTable } from '../../../../ui/data/table/list-table.tsx';
import { useListView } from '../../../../ui/data/table/use-list-view.ts';
import { useFormatMoment } from '../use-format-moment.ts';

/** Audit actions that have a text of their own; any other is shown by its code. */
const names = {
  'account.registered': 'registered',
  'account.created': 'created',
  'account.edited': 'edited',
  'account.role-changed': 'roleChanged',
  'account.activated': 'activated',
  'account.deactivated': 'deactivated',
  'account.suspended': 'suspended',
  'account.banned': 'banned',
  'account.unbanned': 'unbanned',
  'accounts.imported': 'imported',
  'sessions.ended': 'sessionsEnded',
  'session.opened': 'sessionOpened',
  'session.closed': 'sessionClosed',
  'profile.changed': 'profileChanged',
  'preferences.changed': 'preferencesChanged',
  'avatar.changed': 'avatarChanged',
  'password.changed': 'passwordChanged',
  'password.reset': 'passwordReset',
  'account.verified': 'emailVerified',
  'account.claimed': 'claimed',
  'account.email-corrected': 'emailCorrected',
  'admin.appointed': 'adminAppointed',
  'session.refused': 'sessionRefused',
  'account.disowned': 'disowned',
  'totp.added': 'totpAdded',
  'totp.removed': 'totpRemoved',
  'passkey.added': 'passkeyAdded',
  'passkey.removed': 'passkeyRemoved',
  'recovery-codes.renewed': 'codesRenewed',
  'recovery-code.used': 'codeUsed',
  'two-step-reset.started': 'resetStarted',
  'two-step-reset.withdrawn': 'resetWithdrawn',
  'two-step-reset.stopped': 'resetStopped',
  'two-step-reset.done': 'resetDone',
  'data.export-asked': 'dataAsked',
  'deletion.asked': 'deletionAsked',
  'deletion.taken-back': 'deletionTakenBack',
  'deletion.not-possible': 'deletionNotPossible',
} as const;

const actionName = (action: string): (typeof names)[keyof typeof names] | undefined =>
  (names as Record<string, (typeof names)[keyof typeof names]>)[action];

/** What was done to the account or by it, from the audit log. */
export function ActivityTab({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts/console/users');
  const moment = useFormatMoment();
  const view = useListView({});
  const { page, size } = view.query;
  const reply = useQuery('GET /admin/audit', {
    query: { page, size, subject: `account:${userId}` },
  });
  const actionText = ({ action }: AuditEntry): string => {
    const name = actionName(action);
    return name ? t(`did.${name}`) : action;
  };
  return (
    <ListTable<AuditEntry>
      name="user-activity"
      label={t('tab.activity')}
      view={view}
      reply={reply}
      rowId={({ id }) => String(id)}
      rowLabel={actionText}
      columns={[
        { id: 'what', label: t('activity.what'), isAlwaysVisible: true, cell: actionText },
        { id: 'when', label: t('activity.when'), cell: ({ at }) => moment(at) },
        {
          id: 'who',
          label: t('activity.who'),
          cell: ({ actor }) => actor?.name ?? t('activity.product'),
        },
        {
          id: 'why',
          label: t('person.reason'),
          cell: ({ detail }) => (typeof detail['reason'] === 'string' && detail['reason']) || '–',
        },
        {
          id: 'from',
          label: t('activity.from'),
          isHiddenByDefault: true,
          cell: ({ address }) => address ?? '–',
        },
      ]}
      empty={{ title: t('activity.none') }}
    />
  );
}
