import { skills } from '@bac/exam/item/taxonomy.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StudentPane } from '../preview/student-pane.ts';
import { ItemEditor } from './item-editor.tsx';

/** A new item; `?skill=circles` says which skill it is for. */
export function CreateQuestionScreen({ StudentPane }: { StudentPane: StudentPane }) {
  const [search] = useSearchParams();
  const [skill] = useState(() => skills.find((one) => one === search.get('skill')) ?? skills[0]);
  return <ItemEditor first={undefined} skill={skill} StudentPane={StudentPane} />;
}
