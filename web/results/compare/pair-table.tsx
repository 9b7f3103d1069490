import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './compare.module.css';

export interface PairRow {
  key: string;
  label: string;
  earlier: ReactNode;
  later: ReactNode;
  difference: ReactNode;
}

interface Props {
  title: string;
  /** The header of the last column. */
  differenceHeader: string;
  rows: PairRow[];
}

/** A comparison table narrow enough for a phone without scrolling. */
export function PairTable({ title, differenceHeader, rows }: Props) {
  const { t } = useTranslation('results/compare');
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('what')}</VisuallyHidden>
          </th>
          <th scope="col">{t('earlier')}</th>
          <th scope="col">{t('later')}</th>
          <th scope="col">{differenceHeader}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, earlier, later, difference }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{earlier}</td>
            <td>{later}</td>
            <td>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
