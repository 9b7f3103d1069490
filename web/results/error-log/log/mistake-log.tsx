import type { Mistake } from '@bac/contract/results/mistakes.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { addressSettings } from '../../../ui/data/address/address-settings.ts';
import { oneOf } from '../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../ui/data/address/use-address-settings.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { Annotate } from '../use-error-log.ts';
import { ByCause } from './by-cause.tsx';
import {
  noFilters,
  filterValues,
  filterExceptState,
  filterByState,
  type Filters,
} from './filter-mistakes.ts';
import { LogFilters } from './log-filters.tsx';
import { MistakeRow } from './mistake-row.tsx';

const filterSettings = addressSettings<Filters>({
  state: oneOf(filterValues.state),
  cause: oneOf(filterValues.cause),
  section: oneOf(filterValues.section),
  skill: oneOf(filterValues.skill),
});

/** Keeps the filters in the address, so that they survive a visit to a result and back. */
const useLogFilters = (): [Filters, (change: Partial<Filters>) => void] =>
  useAddressSettings(filterSettings);

const pageSize = 20;

interface Props {
  mistakes: Mistake[];
  now: number;
  onAnnotate: Annotate;
}

export function MistakeLog({ mistakes, now, onAnnotate }: Props) {
  const { t } = useTranslation('results/error-log');
  const [filters, change] = useLogFilters();
  const [limit, setLimit] = useState(pageSize);
  const found = filterExceptState(mistakes, filters);
  const visible = filterByState(found, filters.state, now);
  return (
    <>
      <ByCause mistakes={mistakes} />
      <LogFilters
        filters={filters}
        mistakes={mistakes}
        found={found}
        now={now}
        onChange={(changed) => {
          change(changed);
          setLimit(pageSize);
        }}
      />
      <VisuallyHidden aria-live="polite">
        {t('log.shown', { count: visible.length })}
      </VisuallyHidden>
      {visible.length === 0 ? (
        <EmptyState
          title={t('log.nothing')}
          action={
            <Button variant="default" onClick={() => change(noFilters)}>
              {t('log.showAll')}
            </Button>
          }
        />
      ) : (
        <Card isFlush>
          <ul>
            {visible.slice(0, limit).map((mistake) => (
              <MistakeRow key={mistake.item} mistake={mistake} now={now} onAnnotate={onAnnotate} />
            ))}
          </ul>
        </Card>
      )}
      {visible.length > limit && (
        <Row justify="center">
          <Button variant="default" onClick={() => setLimit(limit + pageSize)}>
            {t('log.more', { count: Math.min(pageSize, visible.length - limit) })}
          </Button>
        </Row>
      )}
    </>
  );
}
