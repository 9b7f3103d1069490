import type { StudentView } from '@bac/exam/item/student-view.ts';
import type { ComponentType } from 'react';
import type { Formulas } from '../../../../item/item-text/known-formulas.ts';

interface StudentPaneProps {
  item: StudentView;
  formulas: Formulas;
  onAnswer: (answer: string | undefined) => void;
}

/** The player's own view of a question: another feature's, so whoever puts the pages together hands it in. */
export type StudentPane = ComponentType<StudentPaneProps>;
