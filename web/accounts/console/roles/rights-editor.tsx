import type { RoleRights } from '@bac/contract/accounts/roles.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import { foldAccents } from '@bac/exam/fold-accents.ts';
import { TextInput } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../api/leave-guard.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { PlainSelect } from '../../../ui/forms/plain-select.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ChangeLine, ChangesBar } from './changes-bar.tsx';
import { peopleAffected, type Change } from './pending-changes.ts';
import { roleOrder } from './permission-groups.ts';
import { RightsTable } from './rights-table.tsx';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './roles.module.css';
import { useRights } from './use-rights.ts';

export function RightsEditor({ savedRoles }: { savedRoles: RoleRights[] }) {
  const { t } = useTranslation('accounts/console/roles');
  const format = useFormat();
  const rights = useRights(savedRoles);
  const [search, setSearch] = useState('');
  const [phoneRole, setPhoneRole] = useState<Role>('support');
  const { roles, changes, savedAt } = rights;
  const people = peopleAffected(changes, roles);
  const searchText = foldAccents(search.trim());
  return (
    <>
      <Row gap={12}>
        <TextInput
          className={classes.search ?? ''}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <div className={classes.phoneRole}>
          <PlainSelect
            label={t('roleColumn')}
            options={roleOrder.map((value) => ({ value, label: t(`role.${value}`) }))}
            value={phoneRole}
            onChange={(value) => setPhoneRole(value as Role)}
          />
        </div>
        <Row as="output" className={classes.saved} aria-live="polite">
          {savedAt !== undefined && changes.length === 0 && (
            <>
              <IconCheck size={16} aria-hidden />
              {t('saved', { time: format.time(savedAt) })}
            </>
          )}
        </Row>
      </Row>
      <RightsTable
        roles={roles}
        changes={changes}
        isShown={(permission) =>
          foldAccents(`${t(`permission.${permission}`)} ${permission}`).includes(searchText)
        }
        phoneRole={phoneRole}
        onToggle={rights.toggle}
      />
      {changes.length > 0 && (
        <ChangesBar
          changes={changes}
          people={people}
          onUndo={rights.undo}
          onReview={rights.openReview}
        />
      )}
      {rights.isReviewing && (
        <ReviewDialog
          changes={changes}
          people={people}
          isBusy={rights.isBusy}
          failure={rights.failure}
          onConfirm={rights.save}
          onCancel={rights.closeReview}
        />
      )}
      <LeaveGuard
        isDirty={changes.length > 0}
        title={t('leave.title')}
        text={t('leave.text')}
        confirmLabel={t('leave.confirm')}
      />
    </>
  );
}

interface ReviewDialogProps {
  changes: readonly Change[];
  people: number;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Lists every pending change and how many people it affects, before saving. */
function ReviewDialog({ changes, people, failure, ...props }: ReviewDialogProps) {
  const { t } = useTranslation('accounts/console/roles');
  const format = useFormat();
  return (
    <ConfirmDialog
      title={t('review.title', { count: changes.length })}
      confirmLabel={t('review.confirm', { count: changes.length })}
      {...props}
    >
      <Stack gap={14}>
        <p>{t('review.text', { count: people, shown: format.number(people) })}</p>
        <Stack as="ul" gap={8}>
          {changes.map((change) => (
            <ChangeLine key={`${change.role} ${change.permission}`} change={change} />
          ))}
        </Stack>
        {failure && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
