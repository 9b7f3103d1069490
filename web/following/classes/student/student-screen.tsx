import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useQuery } from '../../../api/use-query.ts';
import type { Reply } from '../../../api/client.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ScoreNotes } from '../../../ui/data/listed-score.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { ByDomain } from '../progress/by-domain.tsx';
import classes from '../classes.module.css';
import { ClassCrumbs } from '../class-crumbs.tsx';
import { isNotFound } from '../is-not-found.ts';
import { NotFound } from '../not-found.tsx';
import { AttemptTable } from './attempt-table.tsx';

type StudentPage = Reply<'GET /classes/:class/students/:student'>;

/** The attempts of one student for the class, without those they took on their own. */
export function StudentScreen() {
  const { t } = useTranslation('following/classes');
  const { class: id = '', student = '' } = useParams();
  const reply = useQuery('GET /classes/:class/students/:student', {
    params: { class: id, student },
  });
  const classReply = useQuery('GET /classes/:class', { params: { class: id } });
  const { data, error } = reply;
  useDocumentTitle(
    data ? t('student.documentTitle', { name: data.student.name }) : t('documentTitle'),
  );
  if (isNotFound(error)) return <NotFound />;
  return (
    <div className={`${page.page} ${classes.page}`}>
      <Loaded reply={reply} lines={8}>
        {(content) => (
          <StudentContent classId={id} content={content} className={classReply.data?.name} />
        )}
      </Loaded>
    </div>
  );
}

/** The totals of the table, with their methods. */
const scoresOf = ({ attempts }: StudentPage['assignments'][number]) =>
  attempts.map(({ result }) => result?.total && { ...result.total, method: result.method });

interface Props {
  classId: string;
  content: StudentPage;
  className: string | undefined;
}

function StudentContent({ classId, content, className }: Props) {
  const { t } = useTranslation('following/classes');
  const { date } = useFormat();
  const { student, joinedAt, awaitsConsent, assignments, byDomain } = content;
  return (
    <>
      <div>
        <ClassCrumbs
          above={[{ to: `/classes/${classId}`, name: className ?? t('theClass') }]}
          here={student.name}
        />
        <PageTitle title={student.name} lead={t('student.lead', { date: date(joinedAt) })} />
      </div>
      {awaitsConsent && <p className={classes.consent}>{t('student.awaitsConsent')}</p>}
      <Stack as="section" gap={14} aria-labelledby="sat">
        <SectionTitle id="sat" title={t('assignments.title')} />
        <Card isFlush={assignments.length > 0}>
          {assignments.length === 0 ? (
            <EmptyState title={t('assignments.noneTitle')} />
          ) : (
            <AttemptTable classId={classId} name={student.name} assignments={assignments} />
          )}
        </Card>
        <ScoreNotes scores={assignments.flatMap(scoresOf)} />
      </Stack>
      <ByDomain shares={byDomain} note={t('student.domainsNote')} />
    </>
  );
}
