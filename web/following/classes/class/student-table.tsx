import type { ClassMember, WholeClass } from '@bac/contract/following/classes.ts';
import type { Grant } from '@bac/contract/following/allowances.ts';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../classes.module.css';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../ui/data/data-table.tsx';
import { ListedScore, ScoreNotes } from '../../../ui/data/listed-score.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { AllowanceDialog } from '../../allowance/allowance-dialog.tsx';
import { useAllowanceText } from '../../assigned/use-allowance-text.ts';
import { Problem } from '../problem.tsx';
import layout from './class.module.css';

export function StudentTable({ whole: { id, name: className, members } }: { whole: WholeClass }) {
  const { t } = useTranslation('following/classes');
  const [memberToRemove, setMemberToRemove] = useState<ClassMember>();
  const { isBusy, error, run } = useAction();
  const [memberToGrant, setMemberToGrant] = useState<ClassMember>();
  const columns = useColumns(id, { onRemove: setMemberToRemove, onGrant: setMemberToGrant });

  const removeMember = ({ id: student, name }: ClassMember): void =>
    void run(async () => {
      const params = { class: id, student };
      await call('DELETE /classes/:class/students/:student', { params, quiet: true });
      setMemberToRemove(undefined);
      void showToast('success', t('takeOut.done', { name }));
      invalidate('GET /classes', 'GET /classes/:class');
    });

  const saveGrant = async ({ id: student }: ClassMember, body: Grant): Promise<void> => {
    const params = { class: id, student };
    await call('PUT /classes/:class/students/:student/allowance', { params, body, quiet: true });
    invalidate('GET /classes/:class');
  };

  return (
    <Stack as="section" gap={14} aria-labelledby="students">
      <SectionTitle
        id="students"
        title={t('studentsTitle')}
        actions={
          members.length > 0 && (
            <LinkButton to={`/classes/${id}/skills`} variant="default" size="sm">
              {t('skillsLink')}
            </LinkButton>
          )
        }
      />
      <Card isFlush={members.length > 0}>
        {members.length === 0 ? (
          <EmptyState title={t('noStudents.title')} text={t('noStudents.text')} />
        ) : (
          <DataTable
            caption={t('caption.members')}
            columns={columns}
            rows={members}
            rowKey={(member) => member.id}
          />
        )}
      </Card>
      <ScoreNotes scores={members.map(({ lastTotal }) => lastTotal)} />
      {memberToGrant && (
        <AllowanceDialog
          name={memberToGrant.name}
          grant={memberToGrant.allowance}
          onSave={(grant) => saveGrant(memberToGrant, grant)}
          onClose={() => setMemberToGrant(undefined)}
        />
      )}
      {memberToRemove && (
        <ConfirmDialog
          title={t('takeOut.title', { name: memberToRemove.name, className })}
          confirmLabel={t('takeOut.confirm')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => removeMember(memberToRemove)}
          onCancel={() => setMemberToRemove(undefined)}
        >
          {t('takeOut.text')}
          <Problem>{error?.message}</Problem>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

interface Actions {
  onRemove: (member: ClassMember) => void;
  onGrant: (member: ClassMember) => void;
}

function useColumns(classId: string, { onRemove, onGrant }: Actions): Column<ClassMember>[] {
  const { t } = useTranslation(['following/classes', 'following/allowance']);
  const describe = useAllowanceText();
  const { date, number } = useFormat();
  return [
    {
      key: 'name',
      header: t('column.student'),
      sortBy: 'as-listed',
      render: ({ id, name, awaitsConsent }) => (
        <Row gap={10}>
          <Link className={classes.student} to={`/classes/${classId}/students/${id}`}>
            {name}
          </Link>
          {awaitsConsent && <Chip tone="turmeric">{t('awaitsConsent')}</Chip>}
        </Row>
      ),
    },
    {
      key: 'joined',
      header: t('column.joined'),
      sortBy: ({ joinedAt }) => joinedAt,
      render: ({ joinedAt }) => <span className={layout.day}>{date(joinedAt)}</span>,
    },
    {
      key: 'submitted',
      header: t('column.submitted'),
      isNumeric: true,
      sortBy: ({ submitted }) => submitted,
      render: ({ submitted }) => number(submitted),
    },
    {
      key: 'total',
      header: t('column.lastTotal'),
      isNumeric: true,
      sortBy: ({ lastTotal }) => lastTotal?.score ?? null,
      render: ({ lastTotal }) =>
        lastTotal === null ? '–' : <ListedScore {...lastTotal} isStacked />,
    },
    {
      key: 'allowance',
      header: t('following/allowance:column'),
      render: (member) => (
        <Button variant="subtle" size="sm" onClick={() => onGrant(member)}>
          {(member.allowance && describe(member.allowance)) ?? t('following/allowance:standard')}
          <VisuallyHidden>{`: ${member.name}`}</VisuallyHidden>
        </Button>
      ),
    },
    {
      key: 'out',
      header: t('column.actions'),
      isNumeric: true,
      render: (member) => (
        <Button variant="subtle" size="sm" onClick={() => onRemove(member)}>
          {t('takeOut.open')}
          <VisuallyHidden>{`: ${member.name}`}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
