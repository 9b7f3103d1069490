import type { Proposal } from '@bac/contract/bank/statistics.ts';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable, type Column } from '../../../ui/data/data-table.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { useStatisticFormat } from '../../../ui/format/use-statistic-format.ts';
import { byChange, isMarked } from './change-of.ts';
import classes from './statistics.module.css';

const firstRows = 25;

/** Which questions would not be accepted. */
interface Choice {
  unticked: ReadonlySet<string>;
  toggle: (item: string) => void;
}

interface Props {
  proposals: Proposal[];
  /** Absent once the calibration is decided. */
  choice?: Choice;
}

/** Every question with its parameters before and after, the greatest change first. */
export function ProposalsTable({ proposals, choice }: Props) {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const columns = useColumns(choice);
  const sorted = byChange(proposals);
  const hidden = sorted.length - firstRows;
  return (
    <Card title={t('table.title')} titleLevel={2} isFlush>
      <DataTable
        caption={t('table.title')}
        columns={columns}
        rows={showsAll ? sorted : sorted.slice(0, firstRows)}
        rowKey={({ item }) => item}
      />
      {!showsAll && hidden > 0 && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setShowsAll(true)}>
            {t('table.more', { count: hidden, number: number(hidden) })}
          </Button>
        </div>
      )}
    </Card>
  );
}

function useColumns(choice: Choice | undefined): Column<Proposal>[] {
  const { t } = useTranslation('bank/console/statistics');
  const { number } = useFormat();
  const statistic = useStatisticFormat();
  const renderChange = (name: 'a' | 'b' | 'c') => (proposal: Proposal) => (
    <ChangedValue
      before={statistic(proposal.before[name])}
      after={statistic(proposal.after[name])}
      error={name === 'c' ? undefined : statistic(proposal.errors[name])}
      isMarked={name === 'b' && isMarked(proposal)}
    />
  );
  return [
    ...(choice
      ? [
          {
            key: 'accept',
            header: t('table.accept'),
            render: ({ item }: Proposal) => (
              <Checkbox
                aria-label={t('table.acceptOne', { item })}
                checked={!choice.unticked.has(item)}
                onChange={() => choice.toggle(item)}
              />
            ),
          },
        ]
      : []),
    {
      key: 'item',
      header: t('table.item'),
      render: ({ item, version }) => (
        <span className={classes.item}>
          <Link className={classes.link ?? ''} to={`/admin/questions/${item}`}>
            {item}
          </Link>{' '}
          <Muted as="span" size="sm">
            {t('table.version', { version })}
          </Muted>
        </span>
      ),
    },
    {
      key: 'answers',
      header: t('table.answers'),
      isNumeric: true,
      render: ({ answers }) => number(answers),
    },
    { key: 'b', header: t('table.b'), isNumeric: true, render: renderChange('b') },
    { key: 'a', header: t('table.a'), isNumeric: true, render: renderChange('a') },
    { key: 'c', header: t('table.c'), isNumeric: true, render: renderChange('c') },
  ];
}

interface ChangedProps {
  before: string;
  after: string;
  error: string | undefined;
  isMarked: boolean;
}

function ChangedValue({ before, after, error, isMarked: isFar }: ChangedProps) {
  const { t } = useTranslation('bank/console/statistics');
  if (before === after && error === undefined)
    return (
      <Muted as="span" size="sm">
        {after}
      </Muted>
    );
  return (
    <span className={classes.changed} data-marked={isFar || undefined}>
      <Muted as="span" size="sm">
        {before}
      </Muted>{' '}
      <span aria-hidden>→</span> <strong>{after}</strong>
      {error !== undefined && (
        <Muted as="span" size="sm">
          {' '}
          {t('table.error', { error })}
        </Muted>
      )}
    </span>
  );
}
