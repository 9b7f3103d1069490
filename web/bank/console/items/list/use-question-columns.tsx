import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import type { ListColumn } from '../../../../ui/data/table/column.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { flagTones } from '../../flag-tones.ts';
import { statesOf } from '../states-of.ts';
import { weakBelow } from '../weak-below.ts';
import { LevelBars } from '../level-bars.tsx';
import { StateChips } from '../state-chips.tsx';
import { useStatisticWords } from '../../../../ui/format/use-statistic-words.ts';
import type { TaxonomyWords } from '../use-taxonomy-words.ts';
import classes from './list.module.css';
import { QuestionCell } from './question-cell.tsx';
import { ShareBar } from './share-bar.tsx';

export function useQuestionColumns(names: TaxonomyWords): ListColumn<ItemCard>[] {
  const { t } = useTranslation('bank/console/items');
  const { number, shortDate } = useFormat();
  const statistic = useStatisticWords();
  return [
    {
      id: 'item',
      label: t('column.item'),
      sort: 'id',
      isAlways: true,
      cell: (card) => <QuestionCell card={card} />,
      csv: ({ id }) => id,
    },
    {
      id: 'skill',
      label: t('column.skill'),
      sort: 'skill',
      cell: ({ skill }) => (
        <span className={classes.skill}>
          <span>{names.skill(skill)}</span>
          <small>{names.domainOf(skill)}</small>
        </span>
      ),
      csv: ({ skill }) => names.skill(skill),
    },
    {
      id: 'difficulty',
      label: t('column.difficulty'),
      sort: 'difficulty',
      cell: ({ difficulty }) => <LevelBars level={difficulty} />,
      csv: ({ difficulty }) => t(`difficulty.${difficulty}`),
    },
    {
      id: 'kind',
      label: t('column.kind'),
      isHiddenAtFirst: true,
      cell: ({ kind }) => t(`kind.${kind}`),
      csv: ({ kind }) => t(`kind.${kind}`),
    },
    {
      id: 'state',
      label: t('column.state'),
      cell: (card) => <StateChips states={statesOf(card)} />,
      csv: (card) =>
        statesOf(card)
          .map((state) => t(`state.${state}`))
          .join(', '),
    },
    {
      id: 'answers',
      label: t('column.answers'),
      sort: 'answers',
      isNumber: true,
      cell: ({ answers }) => (answers === 0 ? '–' : number(answers)),
      csv: ({ answers }) => answers,
    },
    {
      id: 'p',
      label: t('column.p'),
      sort: 'p',
      isNumber: true,
      cell: (card) => <ShareBar card={card} />,
      csv: ({ p }) => p,
    },
    {
      id: 'r',
      label: t('column.r'),
      sort: 'r',
      isNumber: true,
      cell: ({ r }) => (
        <span className={r !== null && r < weakBelow ? classes.weak : undefined}>
          {statistic(r)}
        </span>
      ),
      csv: ({ r }) => r,
    },
    {
      id: 'forms',
      label: t('column.forms'),
      isNumber: true,
      cell: ({ forms }) => (forms === 0 ? '–' : number(forms)),
      csv: ({ forms }) => forms,
    },
    {
      id: 'updated',
      label: t('column.updated'),
      sort: 'updated',
      isNumber: true,
      cell: ({ updatedAt }) => shortDate(updatedAt),
      csv: ({ updatedAt }) => updatedAt,
    },
    {
      id: 'flags',
      label: t('column.flags'),
      // The first cell has a sign for it; the words take room.
      isHiddenAtFirst: true,
      cell: ({ flags }) =>
        flags.length > 0 && (
          <span className={classes.chips}>
            {flags.map((flag) => (
              <Chip key={flag} tone={flagTones[flag]}>
                {t(`flag.${flag}`)}
              </Chip>
            ))}
          </span>
        ),
      csv: ({ flags }) => flags.map((flag) => t(`flag.${flag}`)).join(', '),
    },
  ];
}
