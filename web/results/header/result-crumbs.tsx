import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { useUser } from '../../api/auth-state.ts';
import { useQuery } from '../../api/use-query.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';
import classes from '../results.module.css';

/** Leads a parent back to the family page, a teacher to the assignment, and everybody else to the tests. */
export function ResultCrumbs() {
  const { t } = useTranslation('results');
  const role = useUser()?.accountRole;
  const [params] = useSearchParams();
  const [classId, assignment] = [params.get('class'), params.get('assignment')];
  if (role === 'tutor' && classId && assignment) {
    return <AssignmentCrumbs classId={classId} assignment={assignment} />;
  }
  const above =
    role === 'parent'
      ? { to: '/family', name: t('crumbs.family') }
      : { to: '/tests', name: t('crumbs.tests') };
  return <Crumbs label={t('crumbs.label')} parents={[above]} currentName={t('crumbs.results')} />;
}

/** The way back to the assignment, and to the results of the students before and after this one in the class list. */
function AssignmentCrumbs({ classId, assignment }: { classId: string; assignment: string }) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const { attempt } = useParams();
  const [params] = useSearchParams();
  const { data } = useQuery('GET /classes/:class/assignments/:assignment', {
    params: { class: classId, assignment },
  });
  const path = `/classes/${classId}`;
  const parents = [
    { to: '/classes', name: t('crumbs.classes') },
    ...(data
      ? [
          { to: path, name: data.class.name },
          { to: `${path}/assignments/${assignment}`, name: data.test.name[language] },
        ]
      : []),
  ];

  const results = (data?.rows ?? []).flatMap(({ student, attempts }) => {
    const shown =
      attempts.find((one) => one.attempt === attempt) ??
      attempts.findLast(({ result }) => result !== null);
    return shown ? [{ name: student.name, attempt: shown.attempt }] : [];
  });
  const place = results.findIndex((one) => one.attempt === attempt);
  const toResult = (step: 1 | -1) => {
    const target = place === -1 ? undefined : results[place + step];
    return target && { to: `/test-results/${target.attempt}?${params}`, name: target.name };
  };
  const [previous, next] = [toResult(-1), toResult(1)];
  return (
    <Row justify="between" align="start" className={classes.crumbs}>
      <Crumbs label={t('crumbs.label')} parents={parents} currentName={t('crumbs.results')} />
      {(previous ?? next) && (
        <nav className={classes.neighbors} aria-label={t('crumbs.students')}>
          {previous && (
            <Neighbor {...previous} label={t('crumbs.previous', previous)}>
              <IconChevronLeft size={16} aria-hidden />
              {previous.name}
            </Neighbor>
          )}
          {next && (
            <Neighbor {...next} label={t('crumbs.next', next)}>
              {next.name}
              <IconChevronRight size={16} aria-hidden />
            </Neighbor>
          )}
        </nav>
      )}
    </Row>
  );
}

const Neighbor = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <Link to={to} aria-label={label}>
    {children}
  </Link>
);
