import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { FirstPage } from './first-page.tsx';
import { loadWords, usePrintState } from './print-state.ts';
import classes from './print.module.css';
import { SecondPage } from './second-page.tsx';
import { useIsPrinting } from './use-is-printing.ts';

interface Props {
  report: ReadyReport;
  /** The page's, unless another is given here or chosen in the print menu. */
  language?: Language;
}

/** The report on two sheets of A4. It is on the page only while the page is printed, and then alone. */
export function PrintReport({ report, language }: Props) {
  const [pageLanguage] = useLanguage();
  const { chosen, words } = usePrintState();
  const wanted = chosen ?? language ?? pageLanguage;
  const isPrinting = useIsPrinting();
  useEffect(() => {
    // Without words the page itself is printed.
    loadWords(wanted).catch(() => {});
  }, [wanted]);

  const i18n = words[wanted];
  if (!isPrinting || !i18n) return null;
  return createPortal(
    <I18nextProvider i18n={i18n}>
      <div className={classes.report} lang={wanted}>
        <FirstPage report={report} />
        <SecondPage report={report} />
      </div>
    </I18nextProvider>,
    document.body,
  );
}
