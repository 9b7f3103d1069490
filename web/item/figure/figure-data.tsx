import type { Figure } from '@bac/exam/figure/figure.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './figure.module.css';
import { FigureCells } from './later-cells.ts';

/** A drawing in words and numbers. Made when it is opened: most never are, and going to a question must not wait for it. */
export function FigureData({ figure }: { figure: Figure }) {
  const { t } = useTranslation('item/figure');
  const [language] = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.data} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary lang={language}>{t('data')}</summary>
      {isOpen && (
        <>
          <p>{figure.alt}</p>
          <FigureCells figure={figure} />
        </>
      )}
    </details>
  );
}
