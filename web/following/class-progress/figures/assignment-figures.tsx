import { useEffect, useRef } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { FiguresPanel } from './figures-panel.tsx';

interface Props {
  classId: string;
  assignment: string;
  /** Grows as results arrive; the figures are then read again. */
  submitted: number;
}

/** The figures of the class at an assignment. Without them the rest of the page is as useful, so it shows no error. */
export function AssignmentFiguresPart({ classId, assignment, submitted }: Props) {
  const { data, reload } = useQuery('GET /classes/:class/figures', {
    params: { class: classId },
    query: { assignment },
  });
  const known = useRef(submitted);
  useEffect(() => {
    if (known.current === submitted) return;
    known.current = submitted;
    reload();
  }, [submitted, reload]);
  const [figures] = data ?? [];
  return figures ? <FiguresPanel classId={classId} figures={figures} /> : null;
}
