import type { ReadyReport } from '@bac/contract/results/results.ts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import links from '../links.module.css';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import classes from './detailed.module.css';
import { isFiltered, noFilters } from './list/filter-rows.ts';
import { Pager } from './question/pager.tsx';
import { panelId } from './panel-id.ts';
import { QuestionCards } from './list/question-cards.tsx';
import { QuestionTable } from './list/question-table.tsx';
import { ResultFilters } from './list/result-filters.tsx';
import { useDetailView } from './use-detail-view.ts';

/** The columns of the table do not fit below this width. */
const narrow = '(max-width: 68em)';

/** Lists the questions in rows that can be filtered, sorted and opened. */
export function DetailedTab({ report }: { report: ReadyReport }) {
  const { t } = useTranslation('results/detailed');
  const { all, view, open, change, toggle } = useDetailView(report);
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const { settings, rows, count } = view;
  const { filters, sorting } = settings;
  useEscape(open, toggle);
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
        {isFiltered(filters) && (
          <PlainButton className={`${links.button} ${classes.clear}`} onClick={clear}>
            {t('filters.clear')}
          </PlainButton>
        )}
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
          attempt={report.attempt}
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
