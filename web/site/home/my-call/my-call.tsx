import type { Test } from '@bac/contract/attempts/tests.ts';
import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../api/auth-state.ts';
import { testPath } from '../../../attempts/retake/test-path.ts';
import { useQuery } from '../../../api/use-query.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from './my-call.module.css';
import { nextCall, type Call } from './next-call.ts';
import { ResumeCall } from './resume-call.tsx';

/** The next step of a signed-in person. */
export function MyCall() {
  const isParent = useUser()?.accountRole === 'parent';
  return isParent ? <ParentCall /> : <StudentCall />;
}

/** The next step of a student: resume a test, continue from a result, or begin. */
function StudentCall() {
  const tests = useQuery('GET /tests');
  const history = useQuery('GET /results');
  const call =
    tests.data && history.data
      ? nextCall(
          tests.data,
          history.data.attempts.filter(({ invalidReason }) => invalidReason === null),
        )
      : // A failed request still offers the list of tests.
        (tests.error ?? history.error) && ({ kind: 'choose' } as const);
  return call && <CallView call={call} />;
}

function CallView({ call }: { call: Call }) {
  switch (call.kind) {
    case 'resume':
      return <ResumeCall test={call.test} running={call.running} />;
    case 'result':
      return <ResultCall latest={call.latest} full={call.full} />;
    case 'begin':
      return <BeginCall diagnostic={call.diagnostic} />;
    case 'choose':
      return <ChooseCall />;
  }
}

function ChooseCall() {
  const { t } = useTranslation('site/home/my-call');
  return (
    <LinkButton to="/tests" size="md">
      {t('tests')}
    </LinkButton>
  );
}

function BeginCall({ diagnostic }: { diagnostic: Test }) {
  const { t } = useTranslation('site/home/my-call');
  const { id, questions, minutes } = diagnostic;
  return (
    <>
      <p className={classes.standing}>{t('begin.text', { questions, minutes })}</p>
      <div className={classes.actions}>
        <LinkButton to={testPath(id)} size="md">
          {t('begin.start')}
        </LinkButton>
        <LinkButton to="/tests" size="md" variant="default">
          {t('tests')}
        </LinkButton>
      </div>
    </>
  );
}

/** The next step of a parent: see the linked children or link one. */
function ParentCall() {
  const { t } = useTranslation('site/home/my-call');
  const children = useQuery('GET /family/children');
  if (children.isLoading && !children.data) return null;
  const [first, ...others] = children.data ?? [];
  const label = (): string => {
    if (!first) return t('parent.link');
    return others.length === 0
      ? t('parent.one', { name: first.student.name })
      : t('parent.several', { count: others.length + 1 });
  };
  return (
    <>
      {!first && <p className={classes.standing}>{t('parent.text')}</p>}
      <div className={classes.actions}>
        <LinkButton to="/family" size="md">
          {label()}
        </LinkButton>
        <LinkButton to="/tests" size="md" variant="default">
          {t('tests')}
        </LinkButton>
      </div>
    </>
  );
}

interface ResultCallProps {
  latest: HistoryEntry;
  /** A full test that the student has not taken yet. */
  full: Test | undefined;
}

/** The latest result with its range, and the next step after it. */
function ResultCall({ latest, full }: ResultCallProps) {
  const { t } = useTranslation('site/home/my-call');
  const [language] = useLanguage();
  const { attempt, test, total, right, questions } = latest;
  return (
    <>
      <p className={classes.standing}>
        <strong>{t('result.test', { test: test.name[language] })}</strong>
        <span>
          {total
            ? t(total.isProvisional ? 'result.provisional' : 'result.score', { ...total })
            : t('result.right', { right, questions })}
        </span>
      </p>
      <div className={classes.actions}>
        <LinkButton to={full ? testPath(full.id) : '/error-log'} size="md">
          {full ? t('result.full', { test: full.name[language] }) : t('result.mistakes')}
        </LinkButton>
        <LinkButton to={`/test-results/${attempt}`} size="md" variant="default">
          {t('result.see')}
        </LinkButton>
      </div>
    </>
  );
}
