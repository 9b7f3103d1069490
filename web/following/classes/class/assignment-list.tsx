import type { WholeClass } from '@bac/contract/following/classes.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { useNow } from '../../../ui/format/use-now.ts';
import { AssignmentRow } from './assignment-row.tsx';
import layout from './class.module.css';

export function AssignmentList({ whole }: { whole: WholeClass }) {
  const { t } = useTranslation('following/classes');
  const now = useNow();
  const { id, assignments, isArchived } = whole;
  return (
    <section className={layout.part} aria-labelledby="assignments">
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
        <ul className={layout.assignments}>
          {assignments.map((assignment) => (
            <AssignmentRow key={assignment.id} of={id} assignment={assignment} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}
