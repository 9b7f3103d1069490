import type { Section } from '@bac/exam/item/section.ts';
import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../classes.module.css';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDeadline } from '../../assigned/use-deadline.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { ListedScore } from '../../../ui/data/listed-score.tsx';
import type { Column } from '../../../ui/data/data-table.tsx';
import { sectionName } from '../../../item/structure-name.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { ReportLink } from '../report-link.tsx';
import { Score } from '../progress/score.tsx';
import layout from './assignment.module.css';
import { latestScored, rowState, stateTones, type AssignmentRow } from './row-state.ts';

const sectionOf = (row: AssignmentRow, section: Section) =>
  latestScored(row)?.result?.sections.find((one) => one.section === section);

/** The total or, for a test without one, the number of correct answers. */
function scoreOf(row: AssignmentRow): number | null {
  const result = latestScored(row)?.result;
  return result ? (result.total?.score ?? result.right) : null;
}

const minutes = (ms: number): number => Math.round(ms / 60_000);

export function useResultColumns(whole: WholeAssignment): Column<AssignmentRow>[] {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const { span } = useFormat();
  const { sections, attempts: allowedAttempts } = whole;
  const isScored = whole.rows.some((row) => (latestScored(row)?.result?.sections.length ?? 0) > 0);
  return [
    {
      key: 'student',
      header: t('column.student'),
      sortBy: 'as-listed',
      render: ({ student }) => (
        <Link
          className={`${classes.student} ${layout.student}`}
          to={`/classes/${whole.class.id}/students/${student.id}`}
        >
          {student.name}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('column.state'),
      sortBy: (row) => Object.keys(stateTones).indexOf(rowState(row)),
      render: (row) => <State row={row} />,
    },
    ...(allowedAttempts > 1
      ? [
          {
            key: 'attempts',
            header: t('column.attempts'),
            isNumeric: true,
            sortBy: ({ attempts }: AssignmentRow) => attempts.length,
            render: ({ attempts }: AssignmentRow) => `${attempts.length} / ${allowedAttempts}`,
          },
        ]
      : []),
    {
      key: 'score',
      header: t('column.score'),
      isNumeric: true,
      sortBy: (row) => scoreOf(row),
      render: (row) => (
        <Score
          result={latestScored(row)?.result ?? null}
          isStacked={isScored && sections.length > 1}
        />
      ),
    },
    ...(isScored && sections.length > 1
      ? sections.map((section) => ({
          key: section,
          header: sectionName(section)[language],
          isNumeric: true,
          sortBy: (row: AssignmentRow) => sectionOf(row, section)?.score ?? null,
          render: (row: AssignmentRow) => {
            const found = sectionOf(row, section);
            return found ? <ListedScore {...found} isStacked /> : '–';
          },
        }))
      : []),
    {
      key: 'time',
      header: t('column.time'),
      isNumeric: true,
      sortBy: (row) => latestScored(row)?.result?.usedMs ?? null,
      render: (row) => {
        const result = latestScored(row)?.result;
        return result ? span(minutes(result.usedMs)) : '–';
      },
    },
    {
      key: 'seen',
      header: t('column.seen'),
      isNumeric: true,
      sortBy: (row) => latestScored(row)?.result?.seenBefore ?? null,
      render: (row) => {
        const result = latestScored(row)?.result;
        return result ? `${result.seenBefore} / ${result.questions}` : '–';
      },
    },
    {
      key: 'report',
      header: t('column.report'),
      isNumeric: true,
      render: (row) => (
        <ReportLink
          attempt={latestScored(row)}
          subject={row.student.name}
          classId={whole.class.id}
          assignment={whole.id}
        />
      ),
    },
  ];
}

function State({ row }: { row: AssignmentRow }) {
  const { t } = useTranslation('following/classes');
  const deadline = useDeadline();
  const state = rowState(row);
  const last = row.attempts.findLast((attempt) => attempt.state === state);
  const at = last && (last.endedAt ?? last.startedAt);
  const isHidden = row.awaitsConsent && state === 'submitted';
  return (
    <Row className={layout.state}>
      <Chip tone={stateTones[state]}>{t(`attemptState.${state}`)}</Chip>
      {at && (
        <Muted as="span" size="sm">
          {last.endedAt === null ? t('assignment.since', { when: deadline(at) }) : deadline(at)}
        </Muted>
      )}
      {last?.isInvalidated && (
        <Muted as="span" size="sm">
          {t('invalidated')}
        </Muted>
      )}
      {isHidden && (
        <Muted as="span" size="sm">
          {t('awaitsConsentLong')}
        </Muted>
      )}
    </Row>
  );
}
