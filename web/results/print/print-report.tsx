import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { FirstPage } from './first-page.tsx';
import { loadMessages, usePrintState } from './print-state.ts';
import classes from './print.module.css';
import { SecondPage } from './second-page.tsx';

interface Props {
  report: ReadyReport;
  /** The default is the language of the page; the choice in the print menu wins over both. */
  language?: Language;
}

/** The report on two sheets of A4. It is mounted only while the page is printed, and CSS then hides everything else. */
export function PrintReport({ report, language }: Props) {
  const [pageLanguage] = useLanguage();
  const { chosenLanguage, instances } = usePrintState();
  const printLanguage = chosenLanguage ?? language ?? pageLanguage;
  const isPrinting = useIsPrinting();
  useEffect(() => {
    // Without messages the browser prints the page itself.
    loadMessages(printLanguage).catch(() => {});
  }, [printLanguage]);

  const i18n = instances[printLanguage];
  if (!isPrinting || !i18n) return null;
  return createPortal(
    <I18nextProvider i18n={i18n}>
      <div className={classes.report} lang={printLanguage}>
        <FirstPage report={report} />
        <SecondPage report={report} />
      </div>
    </I18nextProvider>,
    document.body,
  );
}

/** The browser lays out the paper right after `beforeprint`, so the report must be rendered synchronously. */
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
