import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { useQuery } from '../../../api/use-query.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import page from '../../../ui/layout/page.module.css';
import classes from '../classes.module.css';
import { ClassCrumbs } from '../class-crumbs.tsx';
import { isNotFound } from '../is-not-found.ts';
import { NotFound } from '../not-found.tsx';
import { freshDraft } from './draft.ts';
import { TermsForm } from './terms-form.tsx';

/** Assigns a test to the class. */
export function AssignScreen() {
  const { t } = useTranslation('following/classes');
  const { class: id = '' } = useParams();
  // Every try sends the same id, so that a retry does not create a second assignment.
  const [assignment] = useState(oneTimeId);
  const [draft] = useState(() => freshDraft(Date.now(), null));
  const classReply = useQuery('GET /classes/:class', { params: { class: id } });
  const tests = useQuery('GET /assignable-tests');
  useDocumentTitle(t('assign.documentTitle'));
  if (isNotFound(classReply.error)) return <NotFound />;
  return (
    <div className={`${page.page} ${classes.page}`}>
      <Loaded reply={classReply} lines={8}>
        {({ name, students }) => (
          <>
            <div>
              <ClassCrumbs above={[{ to: `/classes/${id}`, name }]} here={t('assign.title')} />
              <PageTitle
                title={t('assign.title')}
                lead={t('assign.lead', { name, count: students })}
              />
            </div>
            <Loaded reply={tests} lines={8}>
              {(offered) => (
                <TermsForm
                  taughtClass={{ id, name }}
                  assignment={assignment}
                  tests={offered}
                  initialDraft={draft}
                />
              )}
            </Loaded>
          </>
        )}
      </Loaded>
    </div>
  );
}
