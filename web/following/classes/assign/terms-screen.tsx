import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';
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
import { isNone } from '../is-none.ts';
import { NotFound } from '../not-found.tsx';
import { draftOf } from './draft.ts';
import { TermsForm } from './terms-form.tsx';
import type { AssignableTest } from './use-assign.ts';

/** The terms of an assignment, to be changed. */
export function TermsScreen() {
  const { t } = useTranslation('following/classes');
  const { class: id = '', assignment = '' } = useParams();
  const params = { class: id, assignment };
  const known = useQuery('GET /classes/:class/assignments/:assignment', { params });
  const tests = useQuery('GET /tests');
  useDocumentTitle(t('terms.documentTitle'));
  if (isNone(known.error)) return <NotFound />;
  return (
    <div className={`${page.page} ${classes.page}`}>
      <Loaded reply={known} lines={8}>
        {(whole) => (
          <Loaded reply={tests} lines={8}>
            {(offered) => <Shown known={whole} offered={offered} />}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}

function Shown({ known, offered }: { known: WholeAssignment; offered: Test[] }) {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const [draft] = useState(() => draftOf(known));
  const { id, test, class: of } = known;
  const name = test.name[language];
  const above = [
    { to: `/classes/${of.id}`, name: of.name },
    { to: `/classes/${of.id}/assignments/${id}`, name },
  ];
  // One that was taken out of use goes on where it is assigned already.
  const isOffered = offered.some((one) => one.id === test.id);
  const outOfUse: AssignableTest = { ...test, sections: known.sections };
  const tests = [...offered.filter(({ isOwn }) => !isOwn), ...(isOffered ? [] : [outOfUse])];
  return (
    <>
      <div>
        <ClassCrumbs above={above} here={t('terms.title')} />
        <PageTitle title={t('terms.title')} lead={name} />
      </div>
      <TermsForm
        of={of}
        assignment={id}
        tests={tests}
        start={draft}
        isBegun={known.started > 0}
        isChange
      />
    </>
  );
}
