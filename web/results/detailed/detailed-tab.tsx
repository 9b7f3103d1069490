import type { ReadyReport } from '@bac/contract/results/results.ts';
import { isMissed } from '@bac/exam/report/outcome.ts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import links from '../links.module.css';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import classes from './detailed.module.css';
import { isFiltered, noFilters } from './list/filter-rows.ts';
import { Pager } from './question/pager.tsx';
import { panelId } from './panel-id.ts';
import { QuestionCards } from './list/question-cards.tsx';
import { QuestionTable } from './list/question-table.tsx';
import { useArrowSteps } from '../steps/use-arrow-steps.ts';
import { ResultFilters } from './list/result-filters.tsx';
import { useDetailView } from './use-detail-view.ts';

/** The columns of the table do not fit below this width. */
const narrow = '(max-width: 68em)';

/** Lists the questions in rows that can be filtered, sorted and opened. */
export function DetailedTab({ report }: { report: ReadyReport }) {
  const { t } = useTranslation(['results/detailed', 'results']);
  const { all, view, open, change, toggle, move } = useDetailView(report);
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const { settings, rows, count } = view;
  const { filters, sorting } = settings;
  useEscape(open, toggle);
  useArrowSteps(move);
  const clear = (): void => change({ filters: noFilters });
  const Rows = isNarrow ? QuestionCards : QuestionTable;
  return (
    <Stack>
      <ResultFilters
        all={all}
        filters={filters}
        // The table sorts by its column headers.
        {...(isNarrow && { sorting })}
        onChange={change}
      />
      <Row align="baseline" justify="between" className={classes.count}>
        <p aria-live="polite">
          {t('shown', { shown: count, count: all.length })} {t('slowNote')}
        </p>
        <Row gap={16}>
          {isFiltered(filters) && (
            <PlainButton className={`${links.button} ${classes.clear}`} onClick={clear}>
              {t('filters.clear')}
            </PlainButton>
          )}
          {report.isOwn && report.questions.some(isMissed) && (
            <LinkButton to={`/test-results/${report.attempt}/redo`} variant="default">
              {t('results:redo')}
            </LinkButton>
          )}
        </Row>
      </Row>
      {rows.length === 0 ? (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={
            <Button variant="default" onClick={clear}>
              {t('filters.clear')}
            </Button>
          }
        />
      ) : (
        <Rows
          opened={{
            attempt: report.attempt,
            hasPrevious: view.previous !== undefined,
            hasNext: view.next !== undefined,
            onMove: move,
          }}
          rows={rows}
          sorting={sorting}
          open={open}
          onSort={(next) => change({ sorting: next })}
          {...(report.isOwn && { onToggle: toggle })}
        />
      )}
      {rows.length > 0 && <Pager view={view} onChange={change} />}
    </Stack>
  );
}

/** Escape inside the open row closes it and focuses its button; an open dialog closes first. */
function useEscape(open: string | undefined, onClose: (id: string) => void): void {
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || open === undefined) return;
    const row = document.getElementById(open);
    const panel = document.getElementById(panelId(open));
    const at = event.target instanceof Element ? event.target : document.body;
    const isHere = at === document.body || row?.contains(at) || panel?.contains(at);
    if (!isHere || document.querySelector('[role=dialog]')) return;
    row?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    onClose(open);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => close(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
