import { testKinds } from '@bac/contract/attempts/test-kinds.ts';
import type { Test } from '@bac/contract/attempts/tests.ts';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuery } from '../../api/use-query.ts';
import { isToDo } from '../../following/assigned/assignment-status.ts';
import { addressSettings } from '../../ui/data/address/address-settings.ts';
import { oneOf } from '../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { later } from '../../ui/feedback/later.tsx';
import { useNow } from '../../ui/format/use-now.ts';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { AttemptsStrip } from './attempts-strip.tsx';
import { filterValues, matchingTests, testsOfKind, type Filters } from './filter-tests.ts';
import { ResumeBanner } from './resume-banner.tsx';
import { SignInBanner } from './sign-in-banner.tsx';
import { TestFilters } from './test-filters.tsx';
import { TestGroup } from './test-group.tsx';
import classes from './tests.module.css';

const AssignedList = later(async () => {
  const [{ AssignedList: List }] = await Promise.all([
    import('../../following/assigned/assigned-list.tsx'),
    i18next.loadNamespaces('following/assigned'),
  ]);
  return List;
});

/** The open assignments of the student's classes. The page works without them, so an error is not shown. */
function AssignedStrip() {
  const { t } = useTranslation('attempts/tests');
  const now = useNow();
  const { data } = useQuery('GET /own-classes', { isKept: true });
  const open = data?.assignments.filter((assignment) => isToDo(assignment, now)) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="from-class">
      <SectionTitle
        id="from-class"
        title={t('assigned.title')}
        actions={
          <Link className={classes.link} to="/classes">
            {t('assigned.all')} <IconArrowRight size={16} aria-hidden />
          </Link>
        }
      />
      <div className={classes.assigned}>
        <AssignedList assignments={open} now={now} />
      </div>
    </section>
  );
}

const filterSettings = addressSettings<Filters>({
  kind: oneOf(filterValues.kind),
  status: oneOf(filterValues.status),
  section: oneOf(filterValues.section),
  order: oneOf(filterValues.order),
});

/** The filters are in the address, so that they survive opening a test or its results and coming back. */
const useFilters = (): [Filters, (change: Partial<Filters>) => void] =>
  useAddressSettings(filterSettings);

const noFilters = {
  kind: filterValues.kind[0],
  status: filterValues.status[0],
  section: filterValues.section[0],
};

/** The attempt in progress to resume, preferably one with a running clock. */
const mostUrgent = (tests: Test[]): Test | undefined => {
  const running = tests.filter(({ progress }) => progress?.running);
  return running.find(({ progress }) => progress?.running?.phase === 'module') ?? running[0];
};

export function TestShelf({ tests }: { tests: Test[] }) {
  const { t } = useTranslation('attempts/tests');
  const [filters, change] = useFilters();
  if (tests.length === 0) {
    return <EmptyState title={t('nothing.none')} text={t('nothing.noneText')} />;
  }
  const found = matchingTests(tests, filters);
  const visible = testsOfKind(found, filters.kind);
  const groups = testKinds.map((kind) => ({ kind, tests: testsOfKind(visible, kind) }));
  const isVisitor = tests.every(({ progress }) => progress === null);
  const running = mostUrgent(tests);
  return (
    <>
      {isVisitor && <SignInBanner />}
      {running?.progress?.running && (
        <ResumeBanner
          key={running.progress.running.msLeft}
          name={running.name}
          running={running.progress.running}
        />
      )}
      {!isVisitor && <AssignedStrip />}
      {tests.some(({ progress }) => progress && progress.completed > 0) && <AttemptsStrip />}
      <TestFilters
        filters={filters}
        found={found}
        visibleCount={visible.length}
        hasStatus={!isVisitor}
        onChange={change}
      />
      {groups
        .filter((group) => group.tests.length > 0)
        .map((group) => (
          <TestGroup key={group.kind} {...group} isVisitor={isVisitor} />
        ))}
      {visible.length === 0 && (
        <EmptyState
          title={t('nothing.title')}
          action={
            <Button variant="default" onClick={() => change(noFilters)}>
              {t('nothing.action')}
            </Button>
          }
        />
      )}
      <Muted className={classes.note}>{t('note')}</Muted>
    </>
  );
}
