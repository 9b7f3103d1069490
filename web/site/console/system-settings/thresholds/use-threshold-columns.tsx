import type { Threshold } from '@bac/contract/results/admission.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import type { ListColumn } from '../../../../ui/data/table/column.ts';
import classes from './thresholds.module.css';

export function useThresholdColumns(): ListColumn<Threshold>[] {
  const { t } = useTranslation(['site/console/system-settings', 'site/orientation/result']);
  const [language] = useLanguage();
  const fieldsOf = ({ fields }: Threshold): string =>
    fields.map((id) => t(`site/orientation/result:fields.${id}.name`)).join(', ');
  return [
    {
      id: 'university',
      label: t('field.university'),
      sort: 'university',
      isAlwaysVisible: true,
      cell: ({ university }) => university[language],
      csv: ({ university }) => university[language],
    },
    {
      id: 'score',
      label: t('field.score'),
      sort: 'score',
      isNumber: true,
      cell: ({ score }) => score,
      csv: ({ score }) => score,
    },
    {
      id: 'kind',
      label: t('field.kind'),
      cell: ({ kind }) => t(`thresholds.kind.${kind}`),
      csv: ({ kind }) => t(`thresholds.kind.${kind}`),
    },
    {
      id: 'year',
      label: t('field.year'),
      sort: 'year',
      isNumber: true,
      cell: ({ year }) => year,
      csv: ({ year }) => year,
    },
    {
      id: 'source',
      label: t('field.source'),
      cell: ({ source, url }) =>
        url === null ? (
          source[language]
        ) : (
          <a className={classes.source} href={url} target="_blank" rel="noopener noreferrer">
            {source[language]}
          </a>
        ),
      csv: ({ source, url }) => [source[language], url].filter(Boolean).join(' '),
    },
    {
      id: 'fields',
      label: t('field.fields'),
      isHiddenByDefault: true,
      cell: (row) => <span className={classes.fieldNames}>{fieldsOf(row)}</span>,
      csv: fieldsOf,
    },
    {
      id: 'fieldCount',
      label: t('thresholds.fieldCount'),
      isNumber: true,
      cell: (row) => <span title={fieldsOf(row)}>{row.fields.length}</span>,
    },
  ];
}
