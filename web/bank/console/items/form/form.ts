import type { CheckedItem } from '@bac/contract/bank/bank-items.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { createContext, use } from 'react';
import type { TaxonomyNames } from '../use-taxonomy-names.ts';
import type { ItemEditor } from './use-item-editor.ts';

export interface Form {
  editor: ItemEditor;
  checked: CheckedItem | undefined;
  names: TaxonomyNames;
  /** The language that is open in every bilingual field: authors write one language at a time. */
  language: Language;
  setLanguage: (language: Language) => void;
  /** An entry to try against the keys. */
  entry: string;
  setEntry: (entry: string) => void;
}

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('useForm needs a FormContext');
  return form;
}
