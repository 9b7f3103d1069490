import { testKinds } from '@bac/contract/attempts/test-kinds.ts';
import { Button } from '@mantine/core';
import type { Test } from '@bac/contract/attempts/tests.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AssignedStrip } from './assigned-strip.tsx';
import { AttemptsStrip } from './attempts-strip.tsx';
import { filterValues, ofEveryKind, ofKind } from './filter-tests.ts';
import { ResumeBanner } from './resume-banner.tsx';
import { SignInBanner } from './sign-in-banner.tsx';
import { TestFilters } from './test-filters.tsx';
import { TestGroup } from './test-group.tsx';
import classes from './tests.module.css';
import { useFilters } from './use-filters.ts';

const everything = {
  kind: filterValues.kind[0],
  status: filterValues.status[0],
  section: filterValues.section[0],
};

/** The one whose clock runs comes before the ones that can wait. */
const mostUrgent = (tests: Test[]): Test | undefined => {
  const running = tests.filter(({ mine }) => mine?.running);
  return running.find(({ mine }) => mine?.running?.phase === 'module') ?? running[0];
};

export function TestShelf({ tests }: { tests: Test[] }) {
  const { t } = useTranslation('attempts/tests');
  const [filters, change] = useFilters();
  if (tests.length === 0) {
    return <EmptyState title={t('nothing.none')} text={t('nothing.noneText')} />;
  }
  const found = ofEveryKind(tests, filters);
  const shown = ofKind(found, filters.kind);
  const groups = testKinds.map((kind) => ({ kind, tests: ofKind(shown, kind) }));
  const isVisitor = tests.every(({ mine }) => mine === null);
  const running = mostUrgent(tests);
  return (
    <>
      {isVisitor && <SignInBanner />}
      {running?.mine?.running && (
        <ResumeBanner
          key={running.mine.running.msLeft}
          name={running.name}
          running={running.mine.running}
        />
      )}
      {!isVisitor && <AssignedStrip />}
      {tests.some(({ mine }) => mine && mine.completed > 0) && <AttemptsStrip />}
      <TestFilters
        filters={filters}
        found={found}
        shown={shown.length}
        hasStatus={!isVisitor}
        onChange={change}
      />
      {groups
        .filter((group) => group.tests.length > 0)
        .map((group) => (
          <TestGroup key={group.kind} {...group} isVisitor={isVisitor} />
        ))}
      {shown.length === 0 && (
        <EmptyState
          title={t('nothing.title')}
          action={
            <Button variant="default" onClick={() => change(everything)}>
              {t('nothing.action')}
            </Button>
          }
        />
      )}
      <p className={classes.note}>{t('note')}</p>
    </>
  );
}
