import type { Test } from '@bac/contract/attempts/tests.ts';
import type { TestKind } from '@bac/contract/attempts/test-kinds.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { TestRow } from './test-row.tsx';
import classes from './test-row.module.css';

interface Props {
  kind: TestKind;
  tests: Test[];
  isVisitor: boolean;
}

/** A list of tests, not a table: every cell has its own label, so the row of column names is hidden from screen readers. */
export function TestGroup({ kind, tests, isVisitor }: Props) {
  const { t } = useTranslation('attempts/tests');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionTitle id={titleId} title={t(`group.${kind}.title`)} note={t(`group.${kind}.note`)} />
      {!isVisitor && (
        <div className={classes.columns} aria-hidden>
          <span className={classes.wide}>{t('column.test')}</span>
          <span>{t('column.seen')}</span>
          <span>{t('column.status')}</span>
          <span>{t(kind === 'practice' ? 'column.mostRight' : 'column.best')}</span>
        </div>
      )}
      <ul className={classes.list} data-bare={isVisitor || undefined}>
        {tests.map((test) => (
          <TestRow key={test.id} test={test} />
        ))}
      </ul>
    </section>
  );
}
