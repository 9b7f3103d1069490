import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../classes.module.css';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import type { Reply } from '../../../api/client.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDeadline } from '../../assigned/use-deadline.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { DataTable, type Column } from '../../../ui/data/data-table.tsx';
import { stateTones } from '../assignment/row-state.ts';
import { ReportLink } from '../report-link.tsx';
import { Score } from '../progress/score.tsx';
import layout from '../assignment/assignment.module.css';

type StudentAssignment = Reply<'GET /classes/:class/students/:student'>['assignments'][number];

interface Row {
  key: string;
  assignment: StudentAssignment;
  /** Undefined if the assignment was not started; then this is its only row. */
  attempt: StudentAssignment['attempts'][number] | undefined;
}

interface Props {
  /** The id of the class. */
  classId: string;
  name: string;
  assignments: StudentAssignment[];
}

const rowsOf = (assignment: StudentAssignment): Row[] =>
  assignment.attempts.length === 0
    ? [{ key: assignment.id, assignment, attempt: undefined }]
    : assignment.attempts.map((attempt) => ({ key: attempt.attempt, assignment, attempt }));

/** One row for each attempt, under its test. */
export function AttemptTable({ classId, name, assignments }: Props) {
  const { t } = useTranslation('following/classes');
  const columns = useColumns(classId, name);
  return (
    <DataTable
      caption={t('caption.sat')}
      columns={columns}
      rows={assignments.flatMap(rowsOf)}
      rowKey={({ key }) => key}
    />
  );
}

function useColumns(classId: string, name: string): Column<Row>[] {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const deadline = useDeadline();
  return [
    {
      key: 'test',
      header: t('column.test'),
      render: ({ assignment: { id, test } }) => (
        <Link className={classes.student} to={`/classes/${classId}/assignments/${id}`}>
          {test.name[language]}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      render: ({ attempt }) => {
        const state = attempt?.state ?? 'not-started';
        return (
          <Row className={layout.state}>
            <Chip tone={stateTones[state]}>{t(`attemptState.${state}`)}</Chip>
            {attempt && (
              <Muted as="span" size="sm">
                {deadline(attempt.endedAt ?? attempt.startedAt)}
              </Muted>
            )}
            {attempt?.isInvalidated && (
              <Muted as="span" size="sm">
                {t('invalidated')}
              </Muted>
            )}
          </Row>
        );
      },
    },
    {
      key: 'score',
      header: t('column.score'),
      isNumeric: true,
      render: ({ attempt }) => <Score result={attempt?.result ?? null} />,
    },
    {
      key: 'report',
      header: t('column.report'),
      isNumeric: true,
      render: ({ attempt, assignment: { id, test } }) => (
        <ReportLink
          attempt={attempt}
          subject={`${name}, ${test.name[language]}`}
          classId={classId}
          assignment={id}
        />
      ),
    },
  ];
}
