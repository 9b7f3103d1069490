import type { StudentView } from '@bac/exam/item/student-view.ts';
import { useMemo } from 'react';
import { FigureView } from '../figure/figure-view.tsx';
import { ItemText } from '../item-text/item-text.tsx';
import { unplacedFigures } from '../item-text/unplaced-figures.ts';

/** The stem, below the figures that no text refers to. */
export function ItemStem({ item }: { item: StudentView }) {
  const figures = useMemo(() => unplacedFigures(item), [item]);
  return (
    <>
      {figures.map((figure) => (
        <FigureView key={figure.id} figure={figure} />
      ))}
      <ItemText text={item.stem} figures={item.figures} blockPrefix="stem" />
    </>
  );
}
