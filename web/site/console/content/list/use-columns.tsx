import type { ContentCard } from '@bac/contract/site/content-admin.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import type { ListColumn } from '../../../../ui/data/table/column.ts';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from '../content.module.css';
import { formatMoment } from '../../../../ui/format/home-time.ts';
import { publicationState } from '../publication-state.ts';
import { StateChips } from '../state-chips.tsx';

/** The columns of the list. The kind is hidden by default when the list shows only one. */
export function useColumns(isOneKind: boolean): ListColumn<ContentCard>[] {
  const { t } = useTranslation('site/console/content');
  const [language] = useLanguage();
  const titleOf = ({ title }: ContentCard): string =>
    title[language] || title.vi || title.en || t('untitled');
  return [
    {
      id: 'title',
      label: t('list.title'),
      sort: 'title',
      isAlwaysVisible: true,
      cell: (row) => (
        <Row as="span" gap={6}>
          <span className={classes.nameWords}>{titleOf(row)}</span>
          {row.gaps > 0 && <Chip tone="turmeric">{t('gaps', { count: row.gaps })}</Chip>}
        </Row>
      ),
      csv: titleOf,
    },
    {
      id: 'kind',
      label: t('list.kind'),
      sort: 'kind',
      isHiddenByDefault: isOneKind,
      cell: ({ kind }) => t(`kindOne.${kind}`),
      csv: ({ kind }) => t(`kindOne.${kind}`),
    },
    {
      id: 'status',
      label: t('list.status'),
      sort: 'status',
      cell: (row) => (
        <Row as="span" gap={6} className={classes.chips}>
          <StateChips entry={row} />
        </Row>
      ),
      csv: (row) => t(`state.${publicationState(row, Date.now())}`),
    },
    {
      id: 'updated',
      label: t('list.updated'),
      sort: 'updated',
      cell: ({ updatedAt }) => formatMoment(updatedAt, language),
      csv: ({ updatedAt }) => updatedAt,
    },
    {
      id: 'by',
      label: t('list.by'),
      cell: ({ updatedBy }) =>
        updatedBy ?? (
          <Muted as="span" size="sm">
            {t('product')}
          </Muted>
        ),
      csv: ({ updatedBy }) => updatedBy ?? t('product'),
    },
    {
      id: 'slug',
      label: t('list.slug'),
      isHiddenByDefault: true,
      cell: ({ slug }) => slug,
      csv: ({ slug }) => slug,
    },
    {
      id: 'version',
      label: t('list.version'),
      isNumber: true,
      isHiddenByDefault: true,
      cell: ({ version }) => version,
      csv: ({ version }) => version,
    },
  ];
}
