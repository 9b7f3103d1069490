import { useDocumentTitle, useDocumentVisibility, useInterval } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import page from '../../../ui/layout/page.module.css';
import { ByDomain } from '../progress/by-domain.tsx';
import classes from '../classes.module.css';
import { isNone } from '../is-none.ts';
import { NotFound } from '../not-found.tsx';
import { AssignmentHeader } from './assignment-header.tsx';
import { MostMissed } from './most-missed.tsx';
import { ResultTable } from './result-table.tsx';

const everyMilliseconds = 15_000;

/** Asked for again every 15 seconds as long as somebody can see it, and at once when they come back to it. */
function useFreshAssignment(params: { class: string; assignment: string }) {
  const reply = useQuery('GET /classes/:class/assignments/:assignment', { params });
  const isSeen = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(reply.reload, everyMilliseconds);
  useEffect(() => {
    if (isSeen) start();
    return stop;
  }, [isSeen, start, stop]);
  return reply;
}

/** Who has come how far, and what it amounted to. */
export function AssignmentScreen() {
  const { t } = useTranslation('following/classes');
  const [language] = useLanguage();
  const { class: id = '', assignment = '' } = useParams();
  const reply = useFreshAssignment({ class: id, assignment });
  const { data, error } = reply;
  useDocumentTitle(
    data
      ? t('assignment.documentTitle', { test: data.test.name[language], name: data.class.name })
      : t('documentTitle'),
  );
  if (isNone(error)) return <NotFound />;
  return (
    <div className={`${page.page} ${classes.page}`}>
      <Loaded reply={reply} lines={10}>
        {(whole) => (
          <>
            <AssignmentHeader whole={whole} />
            <ResultTable whole={whole} />
            <ByDomain shares={whole.byDomain} note={t('domains.note')} />
            <MostMissed whole={whole} />
          </>
        )}
      </Loaded>
    </div>
  );
}
