import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../api/client.ts';
import { useList } from '../../api/use-list.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ListColumn, MenuEntry } from '../../ui/data/table/column.ts';
import { ListScreen } from '../../ui/data/table/list-screen.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { formatMoment } from '../../ui/format/home-time.ts';
import { useFormat } from '../../ui/format/use-format.ts';
import { Muted, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { TeacherDialog } from './teacher-dialog.tsx';

type ListedClass = Reply<'GET /admin/classes'>['rows'][number];

/** All classes for the team, which gives those without a teacher to another one. */
export function ClassesScreen() {
  const { t } = useTranslation('following/console');
  const [changed, setChanged] = useState<ListedClass>();
  const list = useList('GET /admin/classes', {});
  const icon = <IconUserPlus size={17} stroke={1.6} />;
  const rowMenu = (row: ListedClass): MenuEntry[] => [
    { label: t('assign.open'), icon, onSelect: () => setChanged(row) },
  ];
  return (
    <ListScreen<ListedClass>
      documentTitle={t('documentTitle')}
      title={t('title')}
      lead={t('lead')}
      name="classes"
      searchLabel={t('search')}
      columns={useClassColumns()}
      rowLabel={({ name }) => name}
      list={list}
      rowMenu={rowMenu}
      countLabel={(count) => t('count', { count })}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      {changed && <TeacherDialog taughtClass={changed} onClose={() => setChanged(undefined)} />}
    </ListScreen>
  );
}

function useClassColumns(): ListColumn<ListedClass>[] {
  const { t } = useTranslation('following/console');
  const [language] = useLanguage();
  const { number } = useFormat();
  return [
    {
      id: 'name',
      label: t('column.name'),
      isAlwaysVisible: true,
      cell: ({ name, isArchived }) => (
        <Row as="span">
          {name}
          {isArchived && <Chip tone="neutral">{t('archived')}</Chip>}
        </Row>
      ),
      csv: ({ name }) => name,
    },
    {
      id: 'teacher',
      label: t('column.teacher'),
      cell: ({ teacher }) =>
        teacher ? (
          <Stack as="span" gap={0}>
            <span>{teacher.name}</span>
            <Muted as="span">{teacher.email}</Muted>
          </Stack>
        ) : (
          <Chip tone="turmeric">{t('noTeacher')}</Chip>
        ),
      csv: ({ teacher }) => teacher?.email ?? '',
    },
    {
      id: 'students',
      label: t('column.students'),
      isNumber: true,
      cell: ({ students }) => number(students),
      csv: ({ students }) => students,
    },
    {
      id: 'open',
      label: t('column.open'),
      isNumber: true,
      cell: ({ openAssignments }) => number(openAssignments),
      csv: ({ openAssignments }) => openAssignments,
    },
    {
      id: 'created',
      label: t('column.created'),
      cell: ({ createdAt }) => formatMoment(createdAt, language),
      csv: ({ createdAt }) => createdAt,
    },
  ];
}
