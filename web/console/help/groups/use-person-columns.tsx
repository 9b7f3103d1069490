import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/feedback/chip.tsx';
import type { Column } from '../../../ui/data/data-table.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { SamplePerson } from '../sample-data.ts';

const tones: Record<SamplePerson['status'], Tone> = {
  active: 'leaf',
  pending: 'turmeric',
  suspended: 'lotus',
};

export function usePersonColumns(): Column<SamplePerson>[] {
  const { t } = useTranslation('console/help');
  const { number, percent, date } = useFormat();
  return [
    { key: 'person', header: t('tables.person'), render: ({ name }) => <strong>{name}</strong> },
    {
      key: 'status',
      header: t('tables.status'),
      render: ({ status }) => <Chip tone={tones[status]}>{t(`chips.${status}`)}</Chip>,
    },
    {
      key: 'registered',
      header: t('tables.registered'),
      render: ({ registered }) => date(registered),
    },
    {
      key: 'attempts',
      header: t('tables.attempts'),
      isNumeric: true,
      render: ({ attempts }) => number(attempts),
    },
    {
      key: 'accuracy',
      header: t('tables.accuracy'),
      isNumeric: true,
      render: ({ accuracy }) => percent(accuracy, 1),
    },
  ];
}
