import type { Concordance } from '@bac/contract/results/official-scores.ts';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/use-query.ts';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../ui/layout/card.tsx';

const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(Math.round(value))}`;

/** How estimates compare with official scores, the only evidence for the scale. */
export function ConcordanceCard() {
  const { t } = useTranslation('bank/console/statistics');
  const reply = useQuery('GET /admin/concordance');
  return (
    <Card title={t('concordance.title')} titleLevel={2}>
      <Stack gap={16}>
        <Muted>{t('concordance.lead')}</Muted>
        <Loaded reply={reply} isInCard lines={3}>
          {(tests) => tests.map((each) => <OneTest key={each.test} concordance={each} />)}
        </Loaded>
      </Stack>
    </Card>
  );
}

function OneTest({ concordance: { test, pairs, needed, figures } }: { concordance: Concordance }) {
  const { t } = useTranslation('bank/console/statistics');
  const { percent } = useFormat();
  const name = t(`concordance.test.${test}`);
  if (!figures) return <p>{t('concordance.tooFew', { test: name, pairs, needed })}</p>;
  const { total, rw, math, correlation, covered, bands } = figures;
  return (
    <Stack as="section" gap={10}>
      <h3>{t('concordance.pairs', { test: name, count: pairs })}</h3>
      <p>
        {t('concordance.bias', {
          total: signed(total.bias),
          deviation: Math.round(total.deviation),
          rw: signed(rw.bias),
          math: signed(math.bias),
          correlation: correlation === null ? '–' : correlation.toFixed(2),
          covered: percent(covered),
        })}
      </p>
      <DataTable
        caption={t('concordance.bands', { test: name })}
        rows={bands}
        rowKey={({ from }) => String(from)}
        columns={[
          {
            key: 'from',
            header: t('concordance.band'),
            render: ({ from }) => `${from}–${from + 90}`,
          },
          {
            key: 'pairs',
            header: t('concordance.count'),
            isNumeric: true,
            render: (band) => band.pairs,
          },
          {
            key: 'estimate',
            header: t('concordance.estimate'),
            isNumeric: true,
            render: ({ estimate }) => Math.round(estimate),
          },
          {
            key: 'official',
            header: t('concordance.official'),
            isNumeric: true,
            render: ({ official }) => Math.round(official),
          },
        ]}
      />
    </Stack>
  );
}
