import { skills } from '@bac/exam/item/taxonomy.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StudentPane } from '../preview/student-pane.ts';
import { ItemEditor } from './item-editor.tsx';

/** A new item; `?skill=circles` selects its skill. */
export function CreateQuestionScreen({ StudentPane }: { StudentPane: StudentPane }) {
  const [search] = useSearchParams();
  const [skill] = useState(() => skills.find((one) => one === search.get('skill')) ?? skills[0]);
  return <ItemEditor initialItem={undefined} skill={skill} StudentPane={StudentPane} />;
}
