import { useDocumentTitle, useDocumentVisibility, useInterval } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import page from '../../../ui/layout/page.module.css';
import { AssignmentFiguresPart } from '../../class-progress/figures/assignment-figures.tsx';
import { ByDomain } from '../progress/by-domain.tsx';
import classes from '../classes.module.css';
import { isNotFound } from '../is-not-found.ts';
import { NotFound } from '../not-found.tsx';
import { AssignmentHeader } from './assignment-header.tsx';
import { MostMissed } from './most-missed.tsx';
import { ResultTable } from './result-table.tsx';

const refreshMilliseconds = 15_000;

/** Reloads every 15 seconds while the page is visible, and at once when it becomes visible again. */
function useFreshAssignment(params: { class: string; assignment: string }) {
  const reply = useQuery('GET /classes/:class/assignments/:assignment', { params });
  const isVisible = useDocumentVisibility() === 'visible';
  const { start, stop } = useInterval(reply.reload, refreshMilliseconds);
  useEffect(() => {
    if (isVisible) start();
    return stop;
  }, [isVisible, start, stop]);
  return reply;
}

/** The progress and the result of every student. */
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
  if (isNotFound(error)) return <NotFound />;
  return (
    <div className={`${page.page} ${classes.page}`}>
      <Loaded reply={reply} lines={10}>
        {(whole) => (
          <>
            <AssignmentHeader whole={whole} />
            <AssignmentFiguresPart
              classId={whole.class.id}
              assignment={whole.id}
              submitted={whole.submitted}
            />
            <ResultTable whole={whole} />
            <ByDomain shares={whole.byDomain} note={t('domains.note')} />
            <MostMissed whole={whole} />
          </>
        )}
      </Loaded>
    </div>
  );
}
