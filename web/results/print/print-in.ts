import type { Language } from '@bac/exam/item/language.ts';
import { flushSync } from 'react-dom';
import { loadWords, usePrintState } from './print-state.ts';

const clearChoice = (): void => usePrintState.setState({ chosen: null });

/** Opens the browser's print dialog with the report in this language; the page keeps its own. */
export async function printIn(language: Language): Promise<void> {
  await loadWords(language);
  window.addEventListener('afterprint', clearChoice, { once: true });
  flushSync(() => usePrintState.setState({ chosen: language }));
  window.print();
}
