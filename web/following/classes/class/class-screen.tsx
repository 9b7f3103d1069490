import type { AssignmentFigures } from '@bac/contract/following/class-figures.ts';
import type { WholeClass } from '@bac/contract/following/classes.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageGrid, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../../api/use-query.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useNow } from '../../../ui/format/use-now.ts';
import { Card } from '../../../ui/layout/card.tsx';
import page from '../../../ui/layout/page.module.css';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { ClassLine } from '../../class-progress/figures/class-line.tsx';
import classes from '../classes.module.css';
import { isNotFound } from '../is-not-found.ts';
import { NotFound } from '../not-found.tsx';
import { AssignmentRow } from './assignment-row.tsx';
import { ClassHeader } from './class-header.tsx';
import layout from './class.module.css';
import { JoinCard } from './join-card.tsx';
import { MessageCard } from './message-card.tsx';
import { StudentTable } from './student-table.tsx';

/** A class as its teacher sees it. */
export function ClassScreen() {
  const { t } = useTranslation('following/classes');
  const { class: id = '' } = useParams();
  const reply = useQuery('GET /classes/:class', { params: { class: id } });
  useDocumentTitle(
    reply.data ? t('class.documentTitle', { name: reply.data.name }) : t('documentTitle'),
  );
  if (isNotFound(reply.error)) return <NotFound />;
  return (
    <div className={`${page.page} ${classes.page}`}>
      <Loaded reply={reply} lines={10}>
        {(whole) => <ClassContent whole={whole} />}
      </Loaded>
    </div>
  );
}

function ClassContent({ whole }: { whole: WholeClass }) {
  const { data: figures = [] } = useQuery('GET /classes/:class/figures', {
    params: { class: whole.id },
    query: {},
  });
  return (
    <>
      <ClassHeader whole={whole} />
      <PageGrid className={layout.columns} data-empty={whole.students === 0 || undefined}>
        <Stack gap={32}>
          <AssignmentList whole={whole} figures={figures} />
          <ClassLine classId={whole.id} figures={figures} />
          <StudentTable whole={whole} />
        </Stack>
        <Stack gap={20}>
          {!whole.isArchived && <JoinCard whole={whole} />}
          <MessageCard whole={whole} />
        </Stack>
      </PageGrid>
    </>
  );
}

interface AssignmentListProps {
  whole: WholeClass;
  figures: readonly AssignmentFigures[];
}

function AssignmentList({ whole, figures }: AssignmentListProps) {
  const { t } = useTranslation('following/classes');
  const now = useNow();
  const { id, assignments, isArchived } = whole;
  return (
    <Stack as="section" gap={14} aria-labelledby="assignments">
      <SectionTitle id="assignments" title={t('assignments.title')} />
      {assignments.length === 0 ? (
        <Card>
          <EmptyState
            title={t('assignments.noneTitle')}
            text={t('assignments.noneText')}
            action={
              !isArchived && (
                <LinkButton to={`/classes/${id}/assign`}>{t('class.assign')}</LinkButton>
              )
            }
          />
        </Card>
      ) : (
        <Card isFlush>
          <ul>
            {assignments.map((assignment) => (
              <AssignmentRow
                key={assignment.id}
                classId={id}
                assignment={assignment}
                now={now}
                figures={figures.find((each) => each.assignment === assignment.id)}
              />
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}
