import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { FirstPage } from './first-page.tsx';
import { loadWords, usePrintState } from './print-state.ts';
import classes from './print.module.css';
import { SecondPage } from './second-page.tsx';

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

/** The browser lays the paper out right after it says so: what is to be printed must be there at once. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    const media = window.matchMedia('print');
    const follow = (): void => (media.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
