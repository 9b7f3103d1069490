import type { StudentView } from '@bac/exam/item/student-view.ts';
import type { ComponentType } from 'react';
import type { Formulas } from '../../../../item/item-text/prerendered-formulas.ts';

interface StudentPaneProps {
  item: StudentView;
  formulas: Formulas;
  onAnswer: (answer: string | undefined) => void;
}

/** The player's view of a question. It belongs to another area, so `app/` passes it in. */
export type StudentPane = ComponentType<StudentPaneProps>;
