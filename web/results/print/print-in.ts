import type { Language } from '@bac/exam/item/language.ts';
import { flushSync } from 'react-dom';
import { loadMessages, usePrintState } from './print-state.ts';

const clearChoice = (): void => usePrintState.setState({ chosenLanguage: null });

/** Opens the browser's print dialog with the report in this language; the page keeps its own. */
export async function printIn(language: Language): Promise<void> {
  await loadMessages(language);
  window.addEventListener('afterprint', clearChoice, { once: true });
  flushSync(() => usePrintState.setState({ chosenLanguage: language }));
  window.print();
}
