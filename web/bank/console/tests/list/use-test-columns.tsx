import type { TestCard } from '@bac/contract/attempts/whole-test.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { formatHomeMoment } from '../../../../ui/format/home-time.ts';
import { formatMoment } from '../../../../ui/format/home-time.ts';
import type { ListColumn } from '../../../../ui/data/table/column.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { StateChip } from '../state-chip.tsx';
import classes from '../tests.module.css';

export function useTestColumns(): ListColumn<TestCard>[] {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const { number } = useFormat();
  const nameOf = ({ name, id }: TestCard): string => name[language] || name.en || name.vi || id;
  return [
    {
      id: 'name',
      label: t('column.name'),
      sort: 'name',
      isAlwaysVisible: true,
      cell: (row) => (
        <Stack as="span" gap={0}>
          <span>{nameOf(row)}</span>
          <Muted as="span">{row.id}</Muted>
        </Stack>
      ),
      csv: nameOf,
    },
    {
      id: 'blueprint',
      label: t('column.blueprint'),
      sort: 'blueprint',
      cell: ({ blueprint }) => t(`blueprint.${blueprint}`),
      csv: ({ blueprint }) => t(`blueprint.${blueprint}`),
    },
    {
      id: 'state',
      label: t('column.state'),
      sort: 'state',
      cell: ({ state, opensAt, isForClasses }) => (
        <Row as="span" className={classes.chips}>
          <StateChip state={state} />
          {isForClasses && <Chip tone="indigo">{t('forClasses')}</Chip>}
          {state === 'scheduled' && opensAt && (
            <Muted as="span">{t('opensAt', { when: formatHomeMoment(opensAt, language) })}</Muted>
          )}
        </Row>
      ),
      csv: ({ state }) => t(`state.${state}`),
    },
    {
      id: 'questions',
      label: t('column.questions'),
      isNumber: true,
      cell: ({ questions, emptySlots }) => (
        <Row as="span" justify="end">
          {emptySlots > 0 && <Chip tone="turmeric">{t('holes', { count: emptySlots })}</Chip>}
          {number(questions)}
        </Row>
      ),
      csv: ({ questions }) => questions,
    },
    {
      id: 'reliability',
      label: t('column.reliability'),
      sort: 'reliability',
      isNumber: true,
      cell: ({ reliability }) => (reliability === null ? '–' : number(reliability, 2)),
      csv: ({ reliability }) => reliability,
    },
    {
      id: 'attempts',
      label: t('column.attempts'),
      sort: 'attempts',
      isNumber: true,
      cell: ({ attempts }) => number(attempts),
      csv: ({ attempts }) => attempts,
    },
    {
      id: 'score',
      label: t('column.score'),
      sort: 'score',
      isNumber: true,
      cell: ({ meanScore }) => (meanScore === null ? '–' : String(Math.round(meanScore))),
      csv: ({ meanScore }) => meanScore,
    },
    {
      id: 'updated',
      label: t('column.updated'),
      sort: 'updated',
      cell: ({ updatedAt }) => formatMoment(updatedAt, language),
      csv: ({ updatedAt }) => updatedAt,
    },
  ];
}
