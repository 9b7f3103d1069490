import type { AssignableTest, WholeAssignment } from '@bac/contract/following/assignments.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import classes from '../classes.module.css';
import { ClassCrumbs } from '../class-crumbs.tsx';
import { isNotFound } from '../is-not-found.ts';
import { NotFound } from '../not-found.tsx';
import { draftOf } from './draft.ts';
import { TermsForm } from './terms-form.tsx';

/** Changes the terms of an assignment. */
export function TermsScreen() {
  const { t } = useTranslation('following/classes');
  const { class: id = '', assignment = '' } = useParams();
  const params = { class: id, assignment };
  const reply = useQuery('GET /classes/:class/assignments/:assignment', { params });
  const tests = useQuery('GET /assignable-tests');
  useDocumentTitle(t('terms.documentTitle'));
  if (isNotFound(reply.error)) return <NotFound />;
  return (
    <div className={`${page.page} ${classes.page}`}>
      <Loaded reply={reply} lines={8}>
        {(whole) => (
          <Loaded reply={tests} lines={8}>
            {(offered) => <Terms assignment={whole} offered={offered} />}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

function Terms({
  assignment,
  offered,
}: {
  assignment: WholeAssignment;
  offered: AssignableTest[];
}) {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const [draft] = useState(() => draftOf(assignment));
  const { id, test, class: taughtClass } = assignment;
  const name = test.name[language];
  const above = [
    { to: `/classes/${taughtClass.id}`, name: taughtClass.name },
    { to: `/classes/${taughtClass.id}/assignments/${id}`, name },
  ];
  // An archived test stays available where it is already assigned.
  const isOffered = offered.some((one) => one.id === test.id);
  const archivedTest = { ...test, sections: assignment.sections, isForClasses: false };
  const tests = [...offered, ...(isOffered ? [] : [archivedTest])];
  return (
    <>
      <div>
        <ClassCrumbs above={above} here={t('terms.title')} />
        <PageTitle title={t('terms.title')} lead={name} />
      </div>
      <TermsForm
        taughtClass={taughtClass}
        assignment={id}
        tests={tests}
        initialDraft={draft}
        isStarted={assignment.started > 0}
        isChange
      />
    </>
  );
}
