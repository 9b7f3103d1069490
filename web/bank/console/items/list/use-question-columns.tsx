import type { ItemCard } from '@bac/contract/bank/bank-items.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconFlagFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import bank from '../bank.module.css';
import type { ListColumn } from '../../../../ui/data/table/column.ts';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { useStatisticFormat } from '../../../../ui/format/use-statistic-format.ts';
import { flagTones } from '../../flag-tones.ts';
import { LevelBars } from '../level-bars.tsx';
import { StateChips } from '../state-chips.tsx';
import { statesOf } from '../states-of.ts';
import type { TaxonomyNames } from '../use-taxonomy-names.ts';
import { weakBelow } from '../weak-below.ts';
import classes from './list.module.css';
import '../../../../item/item-text/lora.css';

export function useQuestionColumns(names: TaxonomyNames): ListColumn<ItemCard>[] {
  const { t } = useTranslation('bank/console/items');
  const { number, shortDate } = useFormat();
  const statistic = useStatisticFormat();
  return [
    {
      id: 'item',
      label: t('column.item'),
      sort: 'id',
      isAlwaysVisible: true,
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
          <Muted as="small" size="xs">
            {names.domainOf(skill)}
          </Muted>
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
      isHiddenByDefault: true,
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
        <span className={r !== null && r < weakBelow ? bank.weak : undefined}>{statistic(r)}</span>
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
      // The first cell has an icon for flags; their text takes room.
      isHiddenByDefault: true,
      cell: ({ flags }) =>
        flags.length > 0 && (
          <Row as="span" gap={4}>
            {flags.map((flag) => (
              <Chip key={flag} tone={flagTones[flag]}>
                {t(`flag.${flag}`)}
              </Chip>
            ))}
          </Row>
        ),
      csv: ({ flags }) => flags.map((flag) => t(`flag.${flag}`)).join(', '),
    },
  ];
}

/** The share of correct answers as a number and a small bar, turmeric if far too low or too high. */
function ShareBar({ card: { p, flags } }: { card: Pick<ItemCard, 'p' | 'flags'> }) {
  const statistic = useStatisticFormat();
  const isOdd = flags.includes('too-hard') || flags.includes('too-easy');
  return (
    <Row as="span" justify="end" isOneLine>
      {p !== null && (
        <span className={classes.track} aria-hidden>
          <span data-odd={isOdd || undefined} style={{ inlineSize: `${p * 100}%` }} />
        </span>
      )}
      {statistic(p)}
    </Row>
  );
}

/** Code, version and stem in one cell, with a note of missing translations. */
function QuestionCell({ card }: { card: ItemCard }) {
  const { t } = useTranslation('bank/console/items');
  const { id, version, gaps, flags, summary } = card;
  const flagged = flags.map((flag) => t(`flag.${flag}`)).join(', ');
  return (
    <span className={classes.item}>
      <Row as="span" align="baseline" className={classes.code}>
        <strong>{id}</strong>
        <Muted as="small" size="xs">
          {version === 0 ? t('list.firstDraft') : t('list.version', { version })}
        </Muted>
        {flags.length > 0 && (
          <span className={classes.flag} title={flagged}>
            <IconFlagFilled size={14} aria-hidden />
            <VisuallyHidden>{flagged}</VisuallyHidden>
          </span>
        )}
        {gaps > 0 && <span className={classes.gap}>{t('list.gap', { count: gaps })}</span>}
      </Row>
      <span className={classes.stem} lang="en">
        {summary || t('list.noStem')}
      </span>
    </span>
  );
}
