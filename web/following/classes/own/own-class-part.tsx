import type { OwnAssignment } from '@bac/contract/following/assignments.ts';
import type { OwnClass } from '@bac/contract/following/classes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { AssignedList } from '../../assigned/assigned-list.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { ConsentNote } from '../consent-note.tsx';
import { Problem } from '../problem.tsx';

interface Props {
  ownClass: OwnClass;
  assignments: OwnAssignment[];
  now: number;
}

export function OwnClassPart({ ownClass, assignments, now }: Props) {
  const { t } = useTranslation('following/classes');
  const { date } = useFormat();
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, error, run } = useAction();
  const heading = `class-${ownClass.id}`;
  const { name, teacher } = ownClass;

  const leave = (): void =>
    void run(async () => {
      await call('DELETE /own-classes/:class', { params: { class: ownClass.id }, quiet: true });
      setLeaving(false);
      void showToast('success', t('own.left', { name }));
      invalidate('GET /own-classes', 'GET /sharing');
    });

  return (
    <Stack as="section" gap={14} aria-labelledby={heading}>
      <SectionTitle
        id={heading}
        title={name}
        note={
          teacher === null
            ? t('own.withNobody', { date: date(ownClass.joinedAt) })
            : t('own.with', { teacher, date: date(ownClass.joinedAt) })
        }
        actions={
          <Button variant="subtle" size="sm" onClick={() => setLeaving(true)}>
            {t('own.leave')}
          </Button>
        }
      />
      {ownClass.awaitsConsent && teacher !== null && (
        <ConsentNote text={t('own.awaitsConsent', { teacher })} />
      )}
      {assignments.length > 0 ? (
        <AssignedList assignments={assignments} now={now} isOfOneClass />
      ) : (
        <Muted size="base">{t('own.nothing')}</Muted>
      )}
      {isLeaving && (
        <ConfirmDialog
          title={t('own.leaveTitle', { name })}
          confirmLabel={t('own.leaveConfirm')}
          isDanger
          isBusy={isBusy}
          onConfirm={leave}
          onCancel={() => setLeaving(false)}
        >
          {t('own.leaveText', { teacher: teacher ?? t('own.itsTeacher') })}
          <Problem>{error?.message}</Problem>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
